// Hands in Discourse: `mj 123m406p789s11555z` in backticks becomes a picture in every post. This is the file
// javascripts/discourse/api-initializers/mahjong.js of a theme component. Its common/head_tag.html has the script
//
//   <script src="https://example.org/tehai/elements.js" defer></script>
//
// and the site setting "content security policy script src" names that address.

import { apiInitializer } from 'discourse/lib/api';

export default apiInitializer('1.0', (api) => {
  api.decorateCookedElement(
    (post) => {
      for (const code of post.querySelectorAll('code')) {
        const hand = /^mj\s+(.+)$/.exec(code.textContent)?.[1];
        if (!hand || code.parentElement.tagName === 'PRE') continue;
        const drawn = document.createElement('mahjong-hand');
        drawn.setAttribute('text', hand);
        drawn.textContent = hand;
        code.replaceWith(drawn);
      }
    },
    { id: 'mahjong-hands' },
  );
});
