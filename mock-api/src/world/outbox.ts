import type { Infer } from '@lounge/protocol';
import { resumeWithinMs, type lastSeen, type streamPositions } from '@lounge/protocol/foundation/realtime';
import { sql } from 'kysely';
import type { Audience, Delivery, StreamPosition } from './bus.ts';
import type { Clock } from './clock.ts';
import type { Executor } from './database.ts';
import { parseJson, toJson, type Json } from './json.ts';
import { statement, type Bind } from './statement.ts';

/** Pushes stay longer than clients may resume, so that one that just can finds all of them. */
const keptMs = resumeWithinMs + 60_000;

const publicStream = 'public';
const streamOfGuest = (guestId: number): string => `guest:${guestId}`;

/** The stream of an audience; a single session has none. */
const streamOf = (to: Audience): { readonly name: string; readonly stream: StreamPosition['stream'] } | null => {
  if ('everyone' in to) return { name: publicStream, stream: 'public' };
  return 'guestId' in to ? { name: streamOfGuest(to.guestId), stream: 'guest' } : null;
};

type StoredMessage = Json<Delivery['message']>;

/** In databases with several writers the row's lock makes the order of numbers the order of commits. */
const nextSeq = statement((db, $: Bind<{ stream: string }>) =>
  db
    .insertInto('push_stream')
    .values({ key: $('stream'), last: 1 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ last: sql`push_stream.last + 1` }))
    .returning('last'),
);
const insertPush = statement(
  (db, $: Bind<{ stream: string; seq: number; key: string | null; message: StoredMessage; at: string }>) =>
    db.insertInto('outbox').values({
      stream: $('stream'),
      seq: $('seq'),
      key: $('key'),
      message: $('message'),
      at: $('at'),
    }),
);
const seqOfReply = statement((db, $: Bind<{ stream: string; key: string; message: StoredMessage }>) =>
  db
    .selectFrom('outbox')
    .select('seq')
    .where('stream', '=', $('stream'))
    .where('key', '=', $('key'))
    .where('message', '=', $('message')),
);
const deleteBefore = statement((db, $: Bind<{ before: string }>) =>
  db.deleteFrom('outbox').where('at', '<', $('before')),
);

/** Stores one push. A reply that is repeated unchanged keeps its position, so that clients see it once. */
const storePush = async (tx: Executor, delivery: Delivery, at: string): Promise<Delivery> => {
  const target = streamOf(delivery.to);
  if (target === null) return delivery;
  const { name, stream } = target;
  const message = toJson(delivery.message);
  const key = typeof delivery.message['key'] === 'string' ? delivery.message['key'] : null;
  const repeated = key === null ? null : await seqOfReply.first(tx, { stream: name, key, message });
  if (repeated !== null) return { ...delivery, position: { stream, seq: repeated.seq } };
  const next = await nextSeq.first(tx, { stream: name });
  if (next === null) throw new Error(`The stream ${name} has no next number.`);
  await insertPush.all(tx, { stream: name, seq: next.last, key, message, at });
  return { ...delivery, position: { stream, seq: next.last } };
};

/** Writes pushes to the outbox in the transaction that causes them. Returns them with their positions. */
export const writeToOutbox = async (
  tx: Executor,
  deliveries: readonly Delivery[],
  clock: Clock,
): Promise<readonly Delivery[]> => {
  if (deliveries.length === 0) return deliveries;
  const now = clock.now();
  await deleteBefore.all(tx, { before: new Date(now - keptMs).toISOString() });
  const stored: Delivery[] = [];
  for (const each of deliveries) stored.push(await storePush(tx, each, new Date(now).toISOString()));
  return stored;
};

type StreamPositions = Infer<typeof streamPositions>;

/** Replaces the epoch of a world's streams. */
export const setEpoch = statement((db, $: Bind<{ epoch: string }>) =>
  db
    .updateTable('meta')
    .set({ value: $('epoch') })
    .where('key', '=', 'epoch'),
);
const epochOfWorld = statement((db) => db.selectFrom('meta').select('value').where('key', '=', 'epoch'));
const lastOfStream = statement((db, $: Bind<{ stream: string }>) =>
  db.selectFrom('push_stream').select('last').where('key', '=', $('stream')),
);

/** The numbers of the last pushes that are stored; `guest` is null for anonymous visitors. */
export const streamPositionsOf = async (reader: Executor, guestId: number | null): Promise<StreamPositions> => {
  const lastOf = async (stream: string) => (await lastOfStream.first(reader, { stream }))?.last ?? 0;
  const epoch = (await epochOfWorld.first(reader))?.value ?? '';
  const guest = guestId === null ? null : await lastOf(streamOfGuest(guestId));
  return { epoch, public: await lastOf(publicStream), guest };
};

const pushesSince = statement((db, $: Bind<{ public: number; guest: number; guestStream: string }>) =>
  db
    .selectFrom('outbox')
    .select(['stream', 'seq', 'message'])
    .where((where) =>
      where.or([
        where.and([where('stream', '=', publicStream), where('seq', '>', $('public'))]),
        where.and([where('stream', '=', $('guestStream')), where('seq', '>', $('guest'))]),
      ]),
    )
    .orderBy('id'),
);

/** What a connection gets when its session starts. */
export interface Resumption {
  /** Whether `missed` is everything that the connection has missed. */
  readonly isComplete: boolean;
  /** The pushes that it has missed, in their order. */
  readonly missed: readonly Delivery[];
  /** The positions after `missed`. */
  readonly positions: StreamPositions;
}

/** Whether the world can still have every push since `seen`. */
const isResumable = (seen: Infer<typeof lastSeen>, last: StreamPositions): boolean =>
  seen.epoch === last.epoch &&
  seen.agoMs <= resumeWithinMs &&
  (seen.guest === null) === (last.guest === null) &&
  seen.public <= last.public &&
  (seen.guest ?? 0) <= (last.guest ?? 0);

/** Reads what a connection has missed since `seen`. Without `seen` it is new and has missed nothing. */
export const resume = async (
  reader: Executor,
  guestId: number | null,
  seen: Infer<typeof lastSeen> | undefined,
): Promise<Resumption> => {
  const last = await streamPositionsOf(reader, guestId);
  if (seen === undefined) return { isComplete: true, missed: [], positions: last };
  const incomplete = { isComplete: false, missed: [], positions: last };
  if (!isResumable(seen, last)) return incomplete;
  const reached = { public: seen.public, guest: seen.guest ?? 0 };
  const guestStream = streamOfGuest(guestId ?? 0);
  const rows = await pushesSince.all(reader, { ...reached, guestStream });
  const missed = rows.map(({ stream: name, seq, message }): Delivery => {
    const stream = name === publicStream ? 'public' : 'guest';
    reached[stream] += 1;
    const to: Audience = stream === 'guest' && guestId !== null ? { guestId } : { everyone: true };
    return { to, message: parseJson(message), position: { stream, seq } };
  });
  // More than `last` if a push was committed between the two reads; fewer if some are deleted already.
  if (reached.public < last.public || reached.guest < (last.guest ?? 0)) return incomplete;
  const positions = { epoch: last.epoch, public: reached.public, guest: last.guest === null ? null : reached.guest };
  return { isComplete: true, missed, positions };
};
