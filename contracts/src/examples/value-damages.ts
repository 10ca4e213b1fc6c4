import type { Damage } from './DamagedCopies.ts';

const formatting = 'new Intl.NumberFormat(language, { maximumFractionDigits: 2 })';
const theText = 'const { text } = data;';
const amounts = 'foundation/wallet/amounts-are-in-the-callers-language';

const languagesAndTexts: readonly Damage[] = [
  {
    damage: 'texts of amounts are kept for the next language',
    file: 'world.js',
    from: `${formatting}.format(value / 100);`,
    to: `((globalThis.texts ??= {})[value] ??= ${formatting}.format(value / 100));`,
    by: amounts,
    text: '"at":"texts of four digits"',
  },
  {
    damage: 'the first language is that of all amounts',
    file: 'world.js',
    from: `${formatting}.format(`,
    to: `(globalThis.numbers ??= ${formatting}).format(`,
    by: amounts,
    text: '"at":"texts of four digits"',
  },
  {
    damage: 'Spanish amounts of four digits are grouped',
    file: 'world.js',
    from: formatting,
    to: "new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: 'always' })",
    by: amounts,
    text: '1.234,5',
  },
  {
    damage: 'Dutch amounts are English',
    file: 'world.js',
    from: formatting,
    to: formatting.replace('language', "language === 'nl' ? 'en' : language"),
    by: amounts,
    text: '"at":"texts of four digits"',
  },
  {
    damage: 'pushed amounts are English',
    file: 'wallet.js',
    from: 'guestBalanceFormatted: formatted(balance, language)',
    to: 'guestBalanceFormatted: formatted(balance)',
    by: amounts,
    text: '"at":"texts on the german socket"',
  },
  {
    damage: 'messages are escaped as HTML',
    file: 'messenger.js',
    from: theText,
    to: "const text = data.text?.replaceAll('&', '&amp;').replaceAll('<', '&lt;') ?? null;",
    by: 'content/messenger/a-message-is-the-guests-own',
    text: '"at":"the text in the answer"',
  },
  {
    damage: 'messages are stored in Latin-1',
    file: 'messenger.js',
    from: theText,
    to: "const text = data.text === null ? null : Buffer.from(data.text, 'latin1').toString('latin1');",
    by: 'content/messenger/a-message-is-the-guests-own',
    text: '"at":"the text in the answer"',
  },
  {
    damage: 'long messages are cut',
    file: 'messenger.js',
    from: theText,
    to: 'const text = data.text?.slice(0, 1000) ?? null;',
    by: 'content/messenger/a-message-is-the-guests-own',
    text: '"at":"the text in the answer"',
  },
  {
    damage: 'titles are escaped as HTML',
    file: 'galleries.js',
    from: '    title,\n    description,\n    ageRating,\n    isSedcard,\n    pictureCount,\n    previews,',
    to: "    title: title.replaceAll('&', '&amp;'),\n    description,\n    ageRating,\n    isSedcard,\n    pictureCount,\n    previews,",
    by: 'content/galleries/a-purchase-is-kept',
    text: '"at":"the title"',
  },
];

const missed = 'foundation/realtime/a-lost-connection-misses-nothing';

const resumption: readonly Damage[] = [
  {
    damage: 'what was seen comes again',
    file: 'server.js',
    from: 'own.slice(lastSeen.guest ?? 0)',
    to: 'own',
    by: missed,
    text: '"got":"[900,800,700,600]',
  },
  {
    damage: 'the first push that was missed is left out',
    file: 'server.js',
    from: 'own.slice(lastSeen.guest ?? 0)',
    to: 'own.slice((lastSeen.guest ?? 0) + 1)',
    by: missed,
    text: '"got":"[700,600]"',
  },
  {
    damage: 'what was missed comes in another order',
    file: 'server.js',
    from: 'own.slice(lastSeen.guest ?? 0)',
    to: 'own.slice(lastSeen.guest ?? 0).toReversed()',
    by: missed,
    text: '"got":"[700,800,600], the same items in another order"',
  },
  {
    damage: 'what was missed is not sent to guests',
    file: 'server.js',
    from: ', ...own.slice(lastSeen.guest ?? 0)',
    to: '',
    by: missed,
    text: '"got":"[600]"',
  },
  {
    damage: 'what another guest missed comes, too',
    file: 'server.js',
    from: 'world.streamOf(guest.id)',
    to: '[...world.streams.values()].flat()',
    by: missed,
    text: '"at":"balances since what was seen"',
  },
  {
    damage: 'positions are those of the connection that was lost',
    file: 'server.js',
    from: 'guest === null ? null : own.length',
    to: 'guest === null ? null : (lastSeen?.guest ?? own.length)',
    by: missed,
    text: '"at":"how many pushes the guest’s stream went on by"',
  },
];

const salesAndQueries: readonly Damage[] = [
  {
    damage: 'a voucher is never used up',
    file: 'galleries.js',
    from: 'voucher.amount -= 1;',
    to: '',
    by: 'content/galleries/a-voucher-is-used-up',
    text: 'expected voucherUsed, got 200',
  },
  {
    damage: 'a voucher that is used up is offered',
    file: 'galleries.js',
    from: 'const fitting = vouchers.find(',
    to: 'const fitting = vouchers.find(({ amount }) => amount === 0) ?? vouchers.find(',
    by: 'content/galleries/a-voucher-is-used-up',
    text: '"at":"the other album"',
  },
  {
    damage: 'the price of the first who asks is shown to all',
    file: 'galleries.js',
    from: '  const price = priceOf(album, guest);\n  const own = ratings.get(guest?.id);',
    to: '  const price = (album.shown ??= priceOf(album, guest));\n  const own = ratings.get(guest?.id);',
    by: 'content/galleries/a-price-is-the-callers',
    text: '"at":"the prices"',
  },
  {
    damage: 'a VIP pays the general price',
    file: 'galleries.js',
    from: 'const price = priceOf(album, guest);\n    if (restriction',
    to: 'const { price } = album;\n    if (restriction',
    by: 'content/galleries/a-price-is-the-callers',
    text: '"at":"the balance in the VIP’s answer","expected":"2280","got":"2100"',
  },
  {
    damage: 'locked pictures have their address',
    file: 'galleries.js',
    from: "${isLocked ? 'locked' : index + 1}",
    to: '${index + 1}',
    by: 'content/galleries/a-purchase-is-kept',
    text: '"at":"the address of the last picture in the answer from before"',
  },
  {
    damage: 'fields that GraphQL does not declare are ignored',
    file: 'documents.js',
    from: 'if (validate(schema, document).length === 0) return document;',
    to: 'return document;',
    by: 'foundation/wallet/undeclared-fields-are-rejected',
    text: 'expected malformed, got 200',
  },
];

const oneWorld = 'foundation/session/a-world-knows-nothing-of-another';

const worlds: readonly Damage[] = [
  {
    damage: 'there is one world',
    file: 'server.js',
    from: "const name = headers['x-world'] ?? '';",
    to: "const name = '';",
    by: oneWorld,
    text: 'unknown (foundation/wallet/getGuestBalance): expected needLogin, got 200',
  },
  {
    damage: 'sessions are those of all worlds',
    file: 'world.js',
    from: 'sessions = new Map();',
    to: 'sessions = (globalThis.sessions ??= new Map());',
    by: oneWorld,
    text: 'expected needLogin, got 200',
  },
  {
    damage: 'keys are those of all worlds',
    file: 'world.js',
    from: 'const fingerprint = JSON.stringify(content);',
    to: 'guest = (globalThis.guests ??= {})[guest.id] ??= { keys: new Map() };\n  const fingerprint = JSON.stringify(content);',
    by: oneWorld,
    text: '"at":"the balance after the same key has bought it","expected":"2100","got":"1600"',
  },
  {
    damage: 'purchases are those of all worlds',
    file: 'states.js',
    from: 'bought: new Set(),',
    to: 'bought: ((globalThis.bought ??= {})[id] ??= new Set()),',
    by: oneWorld,
    text: '"at":"whether the album is bought in the other world","expected":"false","got":"true"',
  },
  {
    damage: 'conversations are those of all worlds',
    file: 'world.js',
    from: 'channels = new Map();',
    to: 'channels = (globalThis.channels ??= new Map());',
    by: oneWorld,
    text: '"at":"conversations and unread messages","expected":"[0,0]","got":"[1,3]"',
  },
];

/** Damages of texts, amounts, prices, lost connections and worlds. */
export const valueDamages: readonly Damage[] = [...languagesAndTexts, ...resumption, ...salesAndQueries, ...worlds];
