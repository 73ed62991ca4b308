// The editor's side of the WordPress block in wordpress.php: a field for the hand, and the hand below it.
(({ blocks, blockEditor, components, element }) => {
  const { createElement } = element;
  blocks.registerBlockType('mahjong/hand', {
    apiVersion: 2,
    title: 'Mahjong hand',
    icon: 'grid-view',
    category: 'text',
    attributes: { text: { type: 'string', default: '' } },
    /** @param {any} block */
    edit({ attributes: { text }, setAttributes }) {
      const field = createElement(components.TextControl, {
        label: 'Hand',
        help: 'For example 123m406p789s11555z',
        value: text,
        onChange: (/** @type {string} */ text) => setAttributes({ text }),
      });
      // A key for each text, so that the element is drawn anew.
      const drawn = createElement('mahjong-hand', { text, key: text }, text);
      return createElement('div', blockEditor.useBlockProps(), field, text && drawn);
    },
    save: () => null, // PHP writes it
  });
})(/** @type {any} */ (window).wp);
