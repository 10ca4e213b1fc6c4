import { flow, mutantsIn, story } from './mutant.ts';

const phoneMenu = flow('menus', 'on a phone the menu leads to an area and back');
const bar = flow('areas', 'the bar hides by scrolling and by full screen');
const areas = flow('areas', 'each area and home again are within two presses of the keyboard');
const sheets = flow('areas', 'the menus of a guest are sheets below 1023 px only');
const everyArea = story('screens/engagement/menus/Areas', 'OnEachPage');
const spin = flow('spin-wheel', 'a guest spins by button, key and drag until no spin is left');

const site = mutantsIn('site/src/engagement', {
  'menus/use-areas.ts': [
    ['current: «pathname === href»,', 'false', areas],
    ['...(«guestId === null» ? ofVisitor()', 'true', story('screens/engagement/menus/Footer', 'OfAGuest')],
    ['performers: «performerLists».map', 'performerLists.slice(1)', everyArea],
    ['linkTo(label, «pathTo(key, language)», icon)', "'/en/'", everyArea],
  ],
  'menus/areas.ts': [
    ["key: «'high-on-rose'»", "'vipclub'", areas],
    ["key: «'cams.shows'»", "'cams'", flow('areas', 'each area is within two presses at each width')],
  ],
  'menus/SiteNavigation.tsx': [['current: «pathname.startsWith(href)»', 'false', areas]],
  'menus/NavigationBarSync.tsx': [
    ["setHidden('fullScreen', «document.fullscreenElement !== null»)", 'false', bar],
    ['bar.restore(«pathname», window.scrollY)', "'/'", bar],
    ['«navigationBar.set({ isHidden })»', 'undefined', bar],
  ],
  'menus/MenusConnected.tsx': [
    ['isFollowing || «window.innerWidth >= mobileBelowPx») return', 'false', sheets],
    [
      '.then(() => menus.open(menu), «follow»)',
      '() => undefined',
      flow('menus', 'a filter whose menu does not load opens'),
    ],
  ],
  'menus/MenuSheets.tsx': [['() => «menus.setWidth(window.innerWidth)», {', 'undefined', sheets]],
  'menus/Sheet.tsx': [
    ['if («activeElement === body || activeElement?.checkVisibility() === false»)', 'false', phoneMenu],
  ],
  'menus/use-sheet-entry.ts': [['if («!isEntryOfSheet()») history.pushState', 'false', phoneMenu]],
  'menus/sheet-contents.tsx': [
    ['onLeave(() => location.assign(«href»))', "'/en/'", flow('menus', 'by keyboard only a guest reaches an own page')],
    ["menus.open(«'languageSelector'»)", "'personalArea'", sheets],
  ],
  'menus/FooterConnected.tsx': [
    [
      'subReference = null } = «useAffiliate().known ?? {}»',
      '{}',
      flow('greetings', 'without consent nothing greets or is stored'),
    ],
  ],
  'teasers/greeting-cookies.ts': [
    [
      "valueIn(jar.cookie, storedItems[greeting].name) === «'closed'»",
      "'shown'",
      flow('greetings', 'a visitor is welcomed and a guest shown around'),
    ],
  ],
  'tile-grid/HighOnRoseScreen.tsx': [
    ["«tile.kind === 'model'» ? [tile.model]", 'false', areas],
    ['title={«intl.formatMessage(messages.title)»}', "''", areas],
  ],
  'tile-grid/TonightConnected.tsx': [
    ['selected={«current === filter»}', 'false', story('screens/home/HomeScreen.features', 'Narrowed')],
  ],
  'spin-wheel/SpinWheelConnected.tsx': [
    ['setSpinsMeanwhile(isTurning ? «wheel.spins - 1» : null)', 'wheel.spins', spin],
    [
      'isTurning ? «wallet.freeze()» : undefined',
      'undefined',
      story('screens/engagement/spin-wheel/SpinAnswers', 'BalanceKeepsTheSecret'),
    ],
    [
      "paymentDialog.open(«'log-in'»)",
      "'sign-up'",
      flow('spin-wheel', 'a visitor logs in in the payment dialog and then spins'),
    ],
    ['if («stores.guest.isUnverified» && !isRush) return', 'false', spin],
    ['last={«wheel.history[0]?.segment»}', 'undefined', spin],
  ],
});

const kit = mutantsIn('packages/kit/src', {
  'back-link/BackLink.tsx': [
    ['if («onBack === undefined» || event', 'true', flow('lists', 'the way back leads to the list at its old place')],
  ],
  'lightbox/Lightbox.tsx': [
    ["ArrowRight: () => goTo(«'right'»)", "'left'", flow('album', 'a guest tops up and unlocks an album')],
    ['go(«isNext» ? 1 : -1)', '!isNext', flow('phone', 'with too few coins for an album')],
    ['place ?? { number: «current + 1», count }', 'current', story('kit/lightbox/Lightbox', 'Default')],
  ],
  'unlock-panel/UnlockPanel.tsx': [
    ["if («state === 'needAgeCheck'») return <Act", 'false', flow('age-check', 'each restriction leads to the action')],
    [
      "if («state === 'needAbo' && links.vip !== undefined»)",
      'false',
      flow('age-check', 'each restriction leads to the action'),
    ],
    ['return «isShort» ? <Act', 'false', flow('phone', 'with too few coins for an album')],
    ['{«choice === null» && (\n        <Button', 'false', flow('benefits', 'a guest redeems a code in other letters')],
  ],
  'message-composer/MessageComposer.tsx': [
    ['if («isEmpty || isClosed») return;\n    onSend', 'true', flow('messenger', 'a message from a performer')],
    [
      'onSend?.();\n    «area.current?.focus()»',
      'undefined',
      story('kit/message-composer/MessageComposer', 'EnterSends'),
    ],
  ],
  'chat-button-group/ChatButtonGroup.tsx': [
    ['const shown = «isOffline» ? offers', 'false', story('screens/profile/PerformerScreen.features', 'Offline')],
  ],
  'spin-wheel/use-spin-wheel.ts': [
    ["const won = «phase === 'stopped'» ?", 'false', spin],
    ['onClick: «login ?? spin»', 'spin', flow('spin-wheel', 'a visitor logs in in the payment dialog and then spins')],
  ],
});

/** Mutants of menus, of the start page, of the wheel, and of the kit. */
export const engagementMutants = [...site, ...kit];
