// @ts-check
// English: files, the app on the device, embedding.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'update.there': 'A new version of Tehai is here.',
  'update.now': 'Update',
  'update.later': 'Later',
  'files.title': 'Keep',
  'offline.some': 'Kept for offline use: hands, and the views you opened',
  'offline.all': 'Kept for offline use: everything',
  'offline.keepAll': 'Keep everything for offline use',
  'files.save': 'Save the hand as a file',
  'files.open': 'Open a file',
  'files.saved': 'Saved: hand.tehai.txt',
  'files.opened': 'Opened {name}.',
  'files.tooLarge': '{name} is too large: at most {mb} MB of text.',
  'files.picture':
    '{name} is a picture, and pictures are not read. Drop a text file with a hand in any notation, or type or tap it.',
  'files.noText': '{name} is not a text file.',
  'files.noHand': '{name} holds no hand: want one in any notation on the first line.',
  'files.one': 'Download all of Tehai as one file',
  'files.oneWhy': 'The one file opens from disk, needs no network and asks for none.',
  'files.isOne': 'This is all of Tehai in one file; it asks the network for nothing.',
  'files.install': 'Install as an app',
  'element.failed': 'Tehai could not load here: {why}',
  'embed.title': 'Embed in a page',
  'embed.intro':
    'What stands in the Hand or Replay view, made for another page. Without scripts the text stays readable.',
  'help.search': 'Search the help',
  'help.none': 'Nothing is said about that.',
  'embed.for': 'Where it goes',
  'embed.for.wiki': 'Wiki',
  'embed.for.blog': 'Blog or site',
  'embed.for.frame': 'Frame',
  'embed.kind': 'What to show',
  'embed.hand': 'tiles',
  'embed.score': 'tiles and score',
  'embed.replay': 'replay',
  'embed.form': 'Answer',
  'embed.form.full': 'the whole card',
  'embed.form.compact': 'two lines, the card on touch',
  'embed.size': 'Tile width',
  'embed.theme': 'Colours',
  'embed.preview': 'How it looks',
  'embed.copy': 'Copy',
  'embed.where': 'Address of Tehai',
  'embed.iframe': 'A frame',
  'embed.iframeWhy':
    'For any place that takes an iframe. The height is right for 470 pixels of width; with the ' +
    'script of the wiki below it follows the content.',
  'embed.element': 'An element',
  'embed.elementWhy':
    'For your own page: one script for all, then an element wherever one is wanted. Tiles are drawn ' +
    'at once; scores and replays load the module, once a page.',
  'embed.wiki': 'A wiki page',
  'embed.wikiWhy': 'For MediaWiki, where the template and the script below are installed.',
  'embed.template': 'Template',
  'embed.templateWhy': 'One page a template, made once: Template:Mj hand, Template:Mj score, Template:Mj replay.',
  'embed.common': 'The script of the wiki',
  'embed.commonWhy':
    'One line in MediaWiki:Common.js. It also works in a gadget: MediaWiki:Gadget-mahjong.js, with ' +
    'the definition below in MediaWiki:Gadgets-definition.',
  'embed.gadget': 'Gadget definition',
  'embed.widget': 'Extension:Widgets',
  'embed.widgetWhy': 'For wikis that have it, in place of template and script: the page Widget:Mahjong.',
  'embed.api': 'For scripts',
  'embed.apiWhy': 'Elements take attributes at any time, fire events and step by goTo.',
  'embed.empty': 'The Hand view is empty, so this shows a sample.',

  'rivals.how':
    'What another player has let go, in order: 9m1z3p. With it each tile of the hand shows how likely it deals in.',
  'rivals.of': 'Discards of {wind}',
  'rivals.pick': 'pick',
  'rivals.unread': 'This is no list of tiles: 9m1z3p, for example.',
  'rivals.weighed': 'Weighed',
  'rivals.push': 'Push: the hand alone',
  'rivals.fold': 'Fold: the safest',
  'rivals.dangers': 'Tiles of the hand, the safest first',
};
