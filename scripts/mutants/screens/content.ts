import { flow, mutantsIn, story } from './mutant.ts';

const pins = flow('pins', 'a guest pins a performer, an album and a picture');
const bell = flow('pins', 'a guest hears by bell and mail');
const album = flow('album', 'a guest tops up and unlocks an album');
const locked = story('screens/foundation/guest/AccountStanding', 'Locked');
const remembered = flow('search', 'a search is remembered with consent only');
const nearBy = flow('performer-search', 'a postal code leads to a performer near by');
const topLists = flow('performers', 'the top lists and the stars are read without script');
const preview = flow('watch', 'a live preview plays automatically');
const ticket = flow('tickets', 'a guest finds a show, buys a ticket');
const videoForms = flow('videos', 'the filter and the order are forms');

/** Mutants of performers, their content and the messenger. */
export const contentMutants = mutantsIn('site/src', {
  'content/favourites/use-pin.ts': [
    ['watch(«pinned ? favourites.pin(kind, id) : favourites.unpin(kind, id)»)', 'favourites.unpin(kind, id)', pins],
  ],
  'content/favourites/PinnedConnected.tsx': [
    ['const count = «favourites?.onlineCount ?? 0»', '1', pins],
    ["notify={{ email: «favourites.isNotified('email', id)»", 'false', bell],
    ["onUnpin={() => unpin({ kind: «'actor'», id, name })}", "'album'", pins],
  ],
  'content/notifications/FloatingNotificationsConnected.tsx': [['id: «current.id»,\n', 'null', bell]],
  'content/galleries/CommentsConnected.tsx': [['bar={«value?.bar ?? null»}', 'null', album]],
  'content/galleries/UnlockConnected.tsx': [
    ['price: «album.prices.album?.value ?? null»', '100', album],
    [
      "isDoor && «unlock.state === 'needPurchase'»",
      'false',
      story('screens/content/galleries/AlbumOpinions', 'AboutToBuy'),
    ],
  ],
  'content/galleries/PicturesConnected.tsx': [
    ['if («at >= 0») setCurrent(at)', 'false', flow('album', 'back closes an enlarged picture')],
    ['onClose={() => setCurrent(«null»)}', 'current', flow('album', 'back closes an enlarged picture')],
  ],
  'content/messenger/ComposerConnected.tsx': [
    ["(«isLocked» ? 'locked'", 'false', locked],
    [
      "(«!browserOnline.isOnline || connection.isLost» ? 'offline'",
      'false',
      flow('messenger', 'a message written offline waits visibly'),
    ],
    ["needsCoins ? «'needsCoins'»", "'ready'", story('screens/conversations/MessengerScreen.features', 'TooFewCoins')],
  ],
  'content/live-chat/ChatButtonsConnected.tsx': [
    [
      "if (kind === 'message') return goTo(«messengerPath(language, actor.id)»)",
      "'/en/'",
      flow('messenger', 'a message from a performer'),
    ],
    [
      "if («state === 'needLogin'») return paymentDialog",
      'false',
      story('screens/content/live-chat/ChatButtonsRefused', 'Visitor'),
    ],
  ],
  'content/live-chat/LivePreviewConnected.tsx': [
    ['autoPlay={«!isOver»}', 'false', preview],
    ['{«isOver» ? <LivePreviewEnd', 'false', preview],
  ],
  'content/live-chat/LivePreviewEnd.tsx': [["{«!isLoggedIn && step !== 'retry'» && <AccountLinks", 'false', preview]],
  'content/global-search/SearchConnected.tsx': [
    ['href: «link»,\n    label: name', "'/en/'", flow('search', 'a visitor types, finds a performer')],
    ['lastSearches={«isHydrated ? remembered : []»}', '[]', remembered],
    ['const remembered = «lastSearches.isAllowed ? proposals(lastSearches.patterns) : null»', '[]', remembered],
    ['onForget={«lastSearches.clear»}', '() => undefined', remembered],
  ],
  'content/actor-search/SearchTabs.tsx': [
    ["tab(«pathTo('cams.next-door', language)», intl", "pathTo('cams', language)", nearBy],
    [
      "tab(«pathTo('category.overview', language)», intl",
      "pathTo('cams', language)",
      flow('performer-search', 'without script filters are a form'),
    ],
  ],
  'content/actor-search/LocationConnected.tsx': [['zip: «code», page: 1', 'null', nearBy]],
  'content/actors/TopCamsList.tsx': [
    ['href={«`${pathname}?online=1`»}', 'pathname', topLists],
    [
      '(list.value ?? []).filter((cam) => «!online || stores.presence.isOnline(cam.id, cam.online)»)',
      'true',
      story('screens/content/actors/TopCamsScreen', 'SomebodyGoes'),
    ],
  ],
  'content/actors/TopCamsScreen.tsx': [
    ['title={«intl.formatMessage(messages[type])»}', 'intl.formatMessage(messages.top100)', topLists],
  ],
  'content/actors/ActorNoteConnected.tsx': [
    ['text={«note.text»}', "''", flow('notes', 'a note about a performer stays where the connection is lost')],
  ],
  'content/videos/LikeVideoConnected.tsx': [
    ['isWaiting = «opinion !== null» &&', 'false', flow('videos', 'a visitor’s like is kept on the device')],
    ['rating={«opinion»}', 'null', flow('videos', 'a guest’s like is there on another page')],
  ],
  'content/tickets/TicketPanelConnected.tsx': [
    ['bought={«show.isBought»}', 'false', ticket],
    ['onGiveBack={«hasStarted» ?', 'true', ticket],
  ],
  'video-lists/VideoFilterConnected.tsx': [
    ['action={«pathname»}', "'/en/'", videoForms],
    ['go(«withValue(filter, value)»)', 'filter', flow('videos', 'from the overview a visitor filters free clips')],
  ],
  'video-lists/VideoListScreen.tsx': [
    ['{«list.hasMore» && (\n        <noscript>', 'false', videoForms],
    [
      '{«list.items».map((item) => (',
      'list.items.slice(1)',
      flow('videos', 'each list of videos is rendered at its address'),
    ],
    ['title={«intl.formatMessage(kind.title)»}', "''", story('screens/video-lists/VideoListScreen', 'Trends')],
    [
      'const chosen = «chosenTexts(filter, useTagNames(), intl)»',
      '[]',
      flow('videos', 'from the overview a visitor filters free clips'),
    ],
  ],
});
