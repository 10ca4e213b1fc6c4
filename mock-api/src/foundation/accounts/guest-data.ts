import type { Executor } from '../../world/database.ts';
import { erasedKey } from '../../wire/erased-key.ts';
import { tables } from '../../world/tables.ts';

type TableName = keyof typeof tables;

// The id is cast where it becomes text: drivers bind a number as a real, whose text is `7.0`.
interface GuestTable {
  readonly table: TableName;
  /** The condition for the rows of a guest; its parameter is the guest's id. */
  readonly where: string;
  /** A condition that limits an export further. */
  readonly exported?: string;
  /** The effect of a deletion on them: deletes them, keeps them, or overwrites these columns with constants. */
  readonly erase: 'delete' | 'keep' | { readonly set: string };
  /** Columns that an export leaves out; null leaves the table out. */
  readonly hidden?: readonly string[] | null;
}

const own = '"guestId" = ?';
const deleted = (table: TableName, hidden?: readonly string[]): GuestTable => ({
  table,
  where: own,
  erase: 'delete',
  ...(hidden === undefined ? {} : { hidden }),
});

/**
 * Everything that is stored about a guest, in an order in which it can be deleted.
 * @assumed Bookings and payments are kept, as commercial law requires, without what they were for. They name the guest by a
 * number only. Coins that are left are forfeited, and stay in the guest's account, so that the ledger is balanced.
 */
export const guestTables: readonly GuestTable[] = [
  {
    table: 'message',
    where: '"channelId" in (select id from channel where "guestId" = ?)',
    erase: 'delete',
  },
  deleted('channel'),
  {
    table: 'messageImagePart',
    where: 'image in (select key from "messageImage" where "guestId" = ?)',
    erase: 'delete',
    // A hundred megabytes do not fit in a document; the guest reads pictures at the addresses that their keys name.
    hidden: null,
  },
  deleted('messageImage'),
  deleted('notification'),
  deleted('pin'),
  deleted('onlineAlert'),
  deleted('sms'),
  deleted('ownedGift'),
  deleted('voucher'),
  deleted('subscription'),
  deleted('bonusRedemption'),
  deleted('givenCode', ['key']),
  deleted('topUpBonus'),
  deleted('givenMedia'),
  deleted('camTicket', ['transferKey']),
  deleted('showInvitation'),
  deleted('subscriptionGrant'),
  deleted('spin'),
  deleted('redeemedReward'),
  deleted('givenReward', ['key']),
  deleted('drawEntry', ['key']),
  deleted('collectedEgg', ['key']),
  deleted('eventPoints', ['key']),
  deleted('eventActivity', ['key']),
  deleted('fulfilledChallenge', ['key']),
  deleted('oldPoints', ['key']),
  deleted('purchase'),
  deleted('closedItem'),
  deleted('agreement'),
  deleted('phoneCall', ['pin']),
  deleted('pinCall', ['pinHash', 'numberHash']),
  deleted('verifiedPhone', ['numberHash']),
  {
    table: 'ageCheckEvent',
    where: '"checkKey" in (select key from "ageCheck" where "guestId" = ?)',
    erase: 'delete',
  },
  deleted('ageCheck'),
  deleted('ageCheckState'),
  deleted('chat'),
  deleted('chatDispute'),
  deleted('chatSurvey'),
  deleted('feedback'),
  { table: 'feedbackTurn', where: `key = 'guest:' || cast(? as integer)`, erase: 'delete', hidden: null },
  deleted('actorReport'),
  deleted('toyRun'),
  deleted('voiceCall'),
  deleted('event'),
  {
    table: 'livePreview',
    where: `key like 'guest:' || cast(? as integer) || ' %'`,
    erase: 'delete',
  },
  { table: 'outbox', where: `stream = 'guest:' || cast(? as integer)`, erase: 'delete', hidden: null },
  deleted('guestDetail'),
  deleted('tileGridSetting'),
  deleted('relation'),
  deleted('actorNote'),
  deleted('galleryRating'),
  deleted('videoLike'),
  deleted('watchPosition'),
  deleted('videoShare', ['key', 'bodyHash']),
  deleted('chatMedia'),
  deleted('archivedMedia'),
  deleted('albumView'),
  deleted('albumComment', ['key']),
  deleted('albumCommentReport'),
  deleted('albumTag'),
  deleted('feedComment', ['key', 'bodyHash']),
  deleted('feedCommentReport'),
  deleted('feedPostReport'),
  deleted('feedLike'),
  deleted('feedView'),
  deleted('feedTip'),
  deleted('tvMark'),
  deleted('tvReminder'),
  deleted('clashVote', ['key']),
  // The address and the keys are those of a browser, and let anybody end its subscription.
  deleted('pushSubscription', ['key', 'endpoint', 'p256dh', 'auth', 'tokenHash', 'serverKey']),
  deleted('contestVote', ['key']),
  deleted('contestBallot', ['key']),
  // The picture itself does not fit in a document; the guest sees it on the profile page.
  deleted('guestPicture', ['base64', 'base64Small']),
  {
    table: 'newsletter',
    // Those that the guest wished, and those of the confirmed address.
    where: `exists (select 1 from account where account."guestId" = ? and (newsletter."guestId" = account."guestId" or (newsletter.email = account.email and account."isVerified" = 1)))`,
    erase: 'delete',
    hidden: ['token'],
  },
  deleted('autoRecharge'),
  deleted('forcedPayment'),
  deleted('hiddenWindow'),
  { table: 'incentiveBlock', where: `owner = 'guest:' || cast(? as integer)`, erase: 'delete' },
  deleted('spendingLimit'),
  deleted('paymentMethod'),
  { table: 'payment', where: own, erase: 'keep' },
  {
    table: 'transfer',
    where: own,
    erase: { set: `reference = '{}', answer = 'null'` },
    hidden: ['bodyHash', 'answer'],
  },
  { table: 'ledgerEntry', where: `account = 'guest:' || cast(? as integer)`, erase: 'keep' },
  {
    table: 'mail',
    where: own,
    // A mail to an address that is not proven to be the guest's would tell whether it has an account.
    exported: `${own} and exists (select 1 from account where account."guestId" = mail."guestId" and email = "toAddress" and "isVerified" = 1)`,
    erase: 'delete',
    hidden: ['body'],
  },
  deleted('secondFactor', ['secret', 'recoveryHashes', 'begunBy']),
  // A link to a new address would tell whether the address has an account.
  { table: 'oneTimeLink', where: own, erase: 'delete', hidden: null },
  deleted('session', ['tokenHash']),
  deleted('account', ['passwordHash', 'signUpKey']),
  {
    table: 'guest',
    where: 'id = ?',
    erase: {
      set: `name = '', "avsStatus" = 'unknown', "avsMessage" = null, "isVip" = 0, "isPaying" = 0, "loyaltyPoints" = 0,
        "signupOrigin" = null, place = null, "featureFeedback" = null, "conversionChatEnd" = null,
        "conversionChatCandidateEnd" = null, "isConversionChatOff" = null`,
    },
  },
];

const shown = (table: TableName, hidden: readonly string[], row: Readonly<Record<string, unknown>>) => {
  const specs: Readonly<Record<string, string>> = tables[table];
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !hidden.includes(column))
      .map(([column, value]) => [
        column,
        specs[column]?.startsWith('json') && typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
      ]),
  );
};

/** Reads everything that is stored about a guest, by table, without hashes of secrets. */
export const exportGuest = async (guestId: number, executor: Executor): Promise<Readonly<Record<string, unknown>>> => {
  const data: Record<string, unknown> = {};
  for (const { table, where, exported = where, hidden = [] } of guestTables) {
    if (hidden === null) continue;
    const rows = await executor.query(`select * from "${table}" where ${exported}`, [guestId]);
    data[table] = rows.map((row) => shown(table, hidden, row as Readonly<Record<string, unknown>>));
  }
  return data;
};

/** Leaves of what was given once, by address or number, a hash that belongs to nobody. */
const forgetGiven = async (guestId: number, executor: Executor): Promise<void> => {
  const rows = await executor.query('select key from "givenCode" where "guestId" = ?', [guestId]);
  for (const { key } of rows as readonly { readonly key: string }[]) {
    const erased = erasedKey(key);
    await executor.query('delete from "givenCode" where key in (?, ?)', [key, erased]);
    await executor.query('insert into "givenCode" (key, "guestId", code) values (?, 0, ?)', [erased, '']);
  }
};

/** Leaves of comments that others answered a place that belongs to nobody, so that the answers stay. */
const forgetThreads = async (guestId: number, executor: Executor): Promise<void> => {
  await executor.query(
    `update "feedComment" set text = '', "guestId" = null, key = 'erased ' || id, "bodyHash" = '', "deletedAt" = coalesce("deletedAt", at)
      where "guestId" = ? and exists (select 1 from "feedComment" as answer where answer."parentId" = "feedComment".id)`,
    [guestId],
  );
};

/**
 * Erases what is stored about a guest. The sum of the ledger stays zero.
 * @assumed What is given once by address or number stays as a hash, so that a new account of it does not get it again.
 */
export const eraseGuest = async (guestId: number, executor: Executor): Promise<void> => {
  await forgetGiven(guestId, executor);
  await forgetThreads(guestId, executor);
  for (const { table, where, erase } of guestTables) {
    if (erase === 'keep') continue;
    const verb = erase === 'delete' ? `delete from "${table}"` : `update "${table}" set ${erase.set}`;
    await executor.query(`${verb} where ${where}`, [guestId]);
  }
};
