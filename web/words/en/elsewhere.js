// @ts-check
// English: files, the app on the device, embedding.

/** @type {Record<string, string | Record<string, string>>} */
export const table = {
  'page.needsAll': 'This page needs the whole engine, which is still loading …',
  'page.longLink': 'This link has {n} characters and cannot be opened: at most {most} are allowed.',
  'page.close': 'Close',
  'update.there': 'A new version of Tehai is available.',
  'update.now': 'Update',
  'update.later': 'Later',
  'settings.level': 'Table strength',
  'level.ordinary': 'Ordinary',
  'level.usual': 'Strong',
  'level.strongest': 'Strongest',
  'files.title': 'Save and open',
  'offline.some': 'Available offline: hands and the views you opened',
  'offline.all': 'Available offline: everything',
  'offline.keepAll': 'Make everything available offline',
  'files.save': 'Save the hand as a file',
  'files.open': 'Open a file',
  'files.saved': 'Saved: hand.tehai.txt',
  'files.opened': 'Opened {name}.',
  'files.tooLarge': '{name} is too large: at most {mb} MB of text.',
  'files.picture':
    '{name} is a picture, and Tehai cannot read pictures. Drop a text file with a hand in any notation, or ' +
    'type or tap the hand.',
  'files.noText': '{name} is not a text file.',
  'files.noHand': '{name} contains no hand: the first line must be a hand in any notation.',
  'files.one': 'Download Tehai as one file',
  'files.oneWhy': 'The file opens from disk and makes no network requests.',
  'files.isOne': 'This is all of Tehai in one file. It makes no network requests.',
  'files.install': 'Install as an app',
  'element.failed': 'Tehai could not load here: {why}',
  'skip.board': 'Skip to the board',
  'skip.deal': 'Skip to the deal',
  'skip.question': 'Skip to the question',
  'skip.problem': 'Skip to the problem',
  'skip.code': 'Skip to the code',
  'skip.search': 'Skip to the search',
  'skip.open': 'Skip to opening a game',
  'embed.title': 'Share and embed',
  'embed.intro':
    'Code that shows the hand or game of this page, a problem or a lesson on another page. Without scripts the text ' +
    'stays readable.',
  'help.search': 'Search the help',
  'help.none': 'Nothing found.',
  'embed.for': 'Where it goes',
  'embed.for.wiki': 'Wiki',
  'embed.for.blog': 'Blog or site',
  'embed.for.frame': 'Frame',
  'embed.kind': 'What to show',
  'embed.hand': 'tiles',
  'embed.score': 'tiles and score',
  'embed.replay': 'replay',
  'embed.problem': 'problem',
  'embed.lesson': 'lesson',
  'embed.problemSample': 'A sample. The code for a problem of your own: Problems, “Export and share”.',
  'embed.form': 'Answer',
  'embed.form.full': 'full score card',
  'embed.form.compact': 'two lines; tap for the card',
  'embed.size': 'Tile width',
  'embed.theme': 'Colours',
  'embed.preview': 'How it looks',
  'embed.copy': 'Copy',
  'embed.where': 'Address of Tehai',
  'embed.iframe': 'A frame',
  'embed.iframeWhy':
    'For any place that takes an iframe. The height is right at a width of 470 pixels; with the wiki script ' +
    'below it follows the content.',
  'embed.element': 'An element',
  'embed.elementWhy':
    'For your own page: one script, then an element for each hand or game. Tiles are drawn at once; scores ' +
    'and replays load the module once per page.',
  'embed.wiki': 'A wiki page',
  'embed.wikiWhy': 'For a MediaWiki that has the template and the script below.',
  'embed.template': 'Template',
  'embed.templateWhy':
    'One page per template, created once: Template:Mj hand, Template:Mj score, Template:Mj replay, ' +
    'Template:Mj problem, Template:Mj lesson.',
  'embed.common': 'The wiki script',
  'embed.commonWhy':
    'One line in MediaWiki:Common.js. It also works in a gadget: MediaWiki:Gadget-mahjong.js, with ' +
    'the definition below in MediaWiki:Gadgets-definition.',
  'embed.gadget': 'Gadget definition',
  'embed.widget': 'Extension:Widgets',
  'embed.widgetWhy': 'For wikis with this extension, in place of template and script: the page Widget:Mahjong.',
  'embed.api': 'For scripts',
  'embed.apiWhy': 'Attributes of an element can change at any time. Elements fire events and go to a step with goTo.',
  'embed.empty': 'The Hand view is empty, so this shows a sample.',
  'rivals.how':
    'Enter another player’s discards in order, for example 9m1z3p. Each tile of your hand then shows its ' +
    'deal-in risk.',
  'rivals.of': 'Discards of {wind}',
  'rivals.pick': 'pick',
  'rivals.unread': 'Not a list of tiles. Example: 9m1z3p.',
  'rivals.weighed': 'Balanced',
  'rivals.push': 'Push: the hand only',
  'rivals.fold': 'Fold: safety only',
  'rivals.dangers': 'Tiles of the hand, safest first',
};
