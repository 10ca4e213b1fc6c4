import { sql, type Kysely } from 'kysely';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import type { chatHistory, chatVideoTime } from '@lounge/protocol/content/live-chat';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { allTime, monthAround, monthBounds } from '../../wire/berlin-month.ts';
import type { Dialect } from '../../world/database.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { chatByKey, openChatOf, type ChatRow } from './chat-statements.ts';
import { billOfCall } from './map-call.ts';
import { billFrom, ticketOf, unsettledFrom } from './map-chat.ts';
import { callByKey } from './voice-call-statements.ts';

const defaultPage = 20;
const anyKind = '';
type Kind = ChatRow['kind'] | typeof anyKind;

/** The whole seconds of a voice call. */
const callSeconds = ({ secondsBetween }: Dialect) =>
  sql<number>`floor(${sql.raw(secondsBetween('answeredAt', 'endedAt'))} + 0.0005)`;

type Part = { guestId: number; kind: Kind; from: string; to: string };

/** The chats that the history lists: those of a guest that had a picture and are over, of a kind and a time. */
const pastChats = (db: Kysely<DatabaseSchema>, $: Bind<Part>) =>
  db
    .selectFrom('chat')
    .where('guestId', '=', $('guestId'))
    .where('status', '=', 'ended')
    .where('firstPictureAt', 'is not', null)
    .where('startedAt', '>=', $('from'))
    .where('startedAt', '<', $('to'))
    .where((e) => e.or([e(e.val($('kind')), '=', anyKind), e('kind', '=', $('kind') as ChatRow['kind'])]));

/** The voice calls that the history lists: those of a guest that were answered and are over. */
const pastCalls = (db: Kysely<DatabaseSchema>, $: Bind<Part>) =>
  db
    .selectFrom('voiceCall')
    .where('guestId', '=', $('guestId'))
    .where('endedAt', 'is not', null)
    .where('answeredAt', 'is not', null)
    .where('startedAt', '>=', $('from'))
    .where('startedAt', '<', $('to'))
    .where((e) => e(e.val($('kind')), 'in', [anyKind, 'voiceCall']));

/** The keys of the guest's chats and voice calls that are over, the newest first. */
const pageOfPast = statement((db, $: Bind<Part & { first: number; offset: number }>) =>
  pastChats(db, $)
    .select(['key', 'startedAt', 'id as nth', sql<number>`0`.as('isCall')])
    .unionAll(pastCalls(db, $).select(['key', 'startedAt', sql<number>`0`.as('nth'), sql<number>`1`.as('isCall')]))
    .orderBy('startedAt', 'desc')
    .orderBy('nth', 'desc')
    .orderBy('key')
    .limit($('first'))
    .offset($('offset')),
);

const sumsOfChats = statement((db, $: Bind<Part>) =>
  pastChats(db, $).select((e) => [
    e.fn.countAll<number>().as('total'),
    e.fn.coalesce(e.fn.sum<number>('countedMs'), e.lit(0)).as('ms'),
    // What a dispute gave back was not spent.
    e.fn
      .coalesce(
        e.fn.sum<number>(e.case().when('dispute', '=', 'refunded').then(0).else(e.ref('booked')).end()),
        e.lit(0),
      )
      .as('booked'),
    e.fn.coalesce(e.fn.sum<number>('giftsSpent'), e.lit(0)).as('gifts'),
  ]),
);

const sumsOfCalls = statement((db, $: Bind<Part>, dialect) =>
  pastCalls(db, $).select((e) => [
    e.fn.countAll<number>().as('total'),
    e.fn.coalesce(e.fn.sum<number>(callSeconds(dialect)), e.lit(0)).as('seconds'),
  ]),
);

/** The chats with which a guest was in a show for the first time; a ticket belongs to it. */
const firstInShows = statement((db, $: Bind<Part>) =>
  pastChats(db, $)
    .selectAll()
    .where('id', 'in', () =>
      pastChats(db, $)
        .select((e) => e.fn.min('id').as('id'))
        .where('showId', 'is not', null)
        .groupBy('showId'),
    ),
);

const sums = async (part: Part, world: World) => {
  const { total = 0, ms = 0, booked = 0, gifts = 0 } = (await sumsOfChats.first(world.tx, part)) ?? {};
  const calls = await sumsOfCalls.first(world.tx, part);
  const inShows = await firstInShows.all(world.tx, part);
  const tickets = await Promise.all(inShows.map((row) => ticketOf(row, world)));
  return {
    total: total + (calls?.total ?? 0),
    seconds: Math.floor(ms / 1000) + (calls?.seconds ?? 0),
    spent: booked + gifts + tickets.reduce((sum, { ticketSpent }) => sum + ticketSpent, 0),
  };
};

const billOf = async (
  { key, isCall }: { key: string; isCall: number },
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof chatHistory>['items'][number]> => {
  if (isCall === 1) return billOfCall((await callByKey.first(world.tx, { key })) ?? reject('failed'), caller, world);
  return billFrom((await chatByKey.first(world.tx, { key })) ?? reject('failed'), world);
};

/** The guest's chat of a kind and a time that had a picture and is not over. */
const unsettledOf = async ({ guestId, kind, from, to }: Part, world: World) => {
  const row = await openChatOf.first(world.tx, { guestId });
  const isListed =
    row !== null &&
    row.firstPictureAt !== null &&
    (kind === anyKind || kind === row.kind) &&
    row.startedAt >= from &&
    row.startedAt < to;
  return isListed ? unsettledFrom(row, world) : null;
};

/** The guest's chats that had a picture, and voice calls that were answered, and are over. @spec feature:account.chat-history */
export const historyOf = async (
  input: InputOf<typeof chatHistory>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof chatHistory>> => {
  const { first = defaultPage, offset = 0, month } = input;
  const kind: Kind = input.kind ?? anyKind;
  const part = { guestId: guestOf(caller), kind, ...(monthBounds(month) ?? reject('malformed', 'month')) };
  const rows = await pageOfPast.all(world.tx, { ...part, first, offset });
  const items = await Promise.all(rows.map((row) => billOf(row, caller, world)));
  return { items, unsettled: await unsettledOf(part, world), ...(await sums(part, world)) };
};

/** How long the guest has chatted, at all and in this month. @spec query:chat.video-time */
export const videoTimeOf = async (caller: Caller, world: World): Promise<AnswerOf<typeof chatVideoTime>> => {
  const guestId = guestOf(caller);
  const all = await sums({ guestId, kind: anyKind, ...allTime }, world);
  const month = await sums({ guestId, kind: anyKind, ...monthAround(world.clock.now()) }, world);
  return {
    seconds: all.seconds,
    chats: all.total,
    monthSeconds: month.seconds,
    monthChats: month.total,
    monthSpent: month.spent,
  };
};
