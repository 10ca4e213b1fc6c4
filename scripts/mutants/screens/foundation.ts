import { flow, mutantsIn, story } from './mutant.ts';

const backToList = flow('lists', 'the way back leads to the list at its old place');
const signUpErrors = flow('account', 'a wrong password, a common one and closing the dialog early');
const agePage = flow('entrance', 'the age page is neutral');
const notIndexed = flow('entrance', 'personal and missing pages are not indexed');
const sessions = flow('account-settings', 'a guest sees and ends sessions');
const scroll = flow('home', 'a page keeps its scroll position for going back');
const locked = story('screens/foundation/guest/AccountStanding', 'Locked');

const page = mutantsIn('site/src/foundation/page', {
  'BackToList.tsx': [
    ['if («isList») last =', 'false', backToList],
    ['void navigate(«-list.steps»)', '-list.steps - 1', backToList],
    [
      'place: number } | null = «null»;',
      "{ href: '/en/', place: -1 }",
      flow('lists', 'a page that was opened by its address has no way back'),
    ],
    ['useLayoutEffect(() => («isList» ? followOpenedLink', 'false', backToList],
  ],
  'ListFrame.tsx': [
    ['&& «count === 0» && empty', 'false', story('screens/home/HomeScreen.features', 'FilterFindsNobody')],
    [
      'automatic={«note === undefined && !isWaiting» ?',
      'false',
      flow('lists', 'a list of performers grows as its end comes near'),
    ],
    ["{«list.state === 'failed'» && (", 'false', story('screens/engagement/tile-grid/HighOnRoseScreen', 'NotLoaded')],
  ],
  'TabBarConnected.tsx': [
    ["menu: «'personalArea'»", "'navigation'", flow('menus', 'by keyboard only a guest reaches an own page')],
    ["href: «'#areas'»", "'#root'", flow('menus', 'a menu whose code does not load leads to the list')],
  ],
  'ScrollMemory.tsx': [
    ["if («type === 'POP' && position !== null») window", 'false', scroll],
    ["else if («!isFirst.current && !isNamed && type !== 'REPLACE'») window", 'false', scroll],
  ],
  'ScrollTarget.tsx': [
    ["if («id !== null && id !== ''») document", 'false', story('screens/home/HomeScreen.features', 'ScrollToVideos')],
  ],
  'HeadSync.tsx': [
    ['setAddresses(«head?.alternates ?? null»)', 'null', notIndexed],
    ["if («alternates === null») return [element('meta'", 'false', notIndexed],
    ['const isLoaded = «matches.at(-1)?.loaderData !== undefined»', 'true', notIndexed],
  ],
  'OfflineNotice.tsx': [
    [
      '{isShown && «!browserOnline.isOnline» &&',
      'false',
      flow('lost-connection', 'going offline keeps the page and shows a notice'),
    ],
  ],
  'HiddenTitle.tsx': [
    [
      'const added = «before === null || unread === null» ?',
      'true',
      story('screens/foundation/page/HiddenTitle', 'MessageArrives'),
    ],
  ],
  'BreadcrumbConnected.tsx': [
    ['if («match?.loaderData === undefined») return null', 'true', flow('legal', 'new terms are shown to a guest')],
    ['if («steps?.length === 0») return null', 'false', story('screens/foundation/page/Breadcrumb', 'NotRead')],
  ],
});

const account = mutantsIn('site/src/foundation', {
  'session/AccountConnected.tsx': [
    ['{«!session.isCurrent» && (', 'false', sessions],
    ['{«session.isCurrent» ? intl', 'true', sessions],
    ['{isAsking && «<EverywhereQuestion onKeep={() => setAsking(false)} />»}', 'null', sessions],
    ['onClick={() => void sessions.end(«session.id»)}', 'session.id + 1', sessions],
  ],
  'accounts/log-in-view.tsx': [
    ['email={«email»}\n        autoComplete="username"', "''", signUpErrors],
    ["href={«withNext(language, 'sign-up', next)»}", "withNext(language, 'log-in', next)", signUpErrors],
  ],
  'accounts/sign-up-view.tsx': [
    ['defaultChecked={«hasAgreed»}', 'false', signUpErrors],
    ["autoFocus: «first === 'name'»", 'false', signUpErrors],
    ['error={«errorAt(...passwordErrors)»}', 'undefined', signUpErrors],
  ],
  'accounts/factor-key-view.tsx': [
    ['<a href={«uri»}>', "'#'", flow('account-settings', 'a camera reads the key of a second factor')],
  ],
  'guest/ProfileConnected.tsx': [
    ["error={«stores.guest.isLocked» ? 'locked'", 'false', locked],
    ["postalCode: «postalCode ?? ''»", "''", flow('profile', 'a guest changes name and picture')],
  ],
  'vouchers/BonusCodeConnected.tsx': [
    ['reason={«codes.reason»}', 'undefined', flow('benefits', 'a guest redeems a code in other letters')],
  ],
  'subscriptions/SubscriptionConnected.tsx': [
    [
      "state={«isLeaving && canLeave» ? 'leaving'",
      'false',
      flow('subscriptions', 'a guest starts VIP, cancels it, takes the offer'),
    ],
    [
      'startedNow={«subscriptions.startedNow === product»}',
      'false',
      flow('subscriptions', 'a guest starts VIP, cancels it, takes the offer'),
    ],
  ],
});

const servers = mutantsIn('site/server', {
  'choices.ts': [
    ["if («value === 'leave'») {", 'false', flow('entrance', 'a visitor who leaves sees a plain page')],
    ["ctx.redirect(«sitePath(form?.get('return') ?? null)»)", "'/'", agePage],
    ["if («name === 'age'» && preferenceOf", 'false', flow('age-check', 'a forced age check covers the page')],
  ],
  'pages.ts': [
    ["'left' : «visitor.isAdult» ? 'page'", 'true', agePage],
    [
      "if («preferenceOf(ctx.req, 'language', hosting) !== visitor.language») {",
      'false',
      flow('entrance', 'a language that was chosen is kept'),
    ],
    ["return «isPage && !ctx.path.endsWith('/')» ?", 'false', flow('entrance', 'redirect to the right page')],
  ],
  'visitor.ts': [
    [
      "theme: «oneOf(themes, choice('theme'), 'system')»",
      "'dark'",
      flow('theme', 'a page follows the device until a theme is chosen'),
    ],
    [
      "choice('age') === '1' && «choice(forcedAgeCheck) !== '1'»",
      'true',
      flow('age-check', 'a forced age check covers the page'),
    ],
    [
      "consent: «consentIn(choice('consent')).choice»",
      "'unknown'",
      flow('legal', 'a first visitor rejects cookies as easily'),
    ],
  ],
  'search-engines.ts': [['sitemapOf(«listed», origin)', '[]', flow('entrance', 'the sitemap has every fixed page')]],
});

/** Mutants of the frame, of accounts, and of the servers of pages. */
export const foundationMutants = [...page, ...account, ...servers];
