<?php
/**
 * Plugin Name: Mahjong hands
 * Description: A block and a shortcode, [mj]123m406p789s11555z[/mj], that draw a hand.
 * License: MIT
 */

// A plugin of two files, this one and wordpress.js, in a folder of wp-content/plugins. SITE is where dist/ is served.
const MAHJONG_SITE = 'https://example.org/tehai';

function mahjong_hand($text) {
  wp_enqueue_script('mahjong-elements');
  return sprintf('<mahjong-hand text="%s">%s</mahjong-hand>', esc_attr($text), esc_html($text));
}

add_action('init', function () {
  wp_register_script('mahjong-elements', MAHJONG_SITE . '/elements.js', [], null, true);
  $needs = ['wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'mahjong-elements'];
  wp_register_script('mahjong-editor', plugins_url('wordpress.js', __FILE__), $needs, null, true);
  register_block_type('mahjong/hand', [
    'api_version' => 2,
    'attributes' => ['text' => ['type' => 'string', 'default' => '']],
    'editor_script' => 'mahjong-editor',
    'render_callback' => function ($fields) {
      return $fields['text'] === '' ? '' : '<p ' . get_block_wrapper_attributes() . '>' . mahjong_hand($fields['text']) . '</p>';
    },
  ]);
  // The quotes of melds stay quotes.
  add_filter('no_texturize_shortcodes', function ($names) {
    return array_merge($names, ['mj']);
  });
  add_shortcode('mj', function ($fields, $text = '') {
    return $text === '' ? '' : mahjong_hand(wp_strip_all_tags($text));
  });
});
