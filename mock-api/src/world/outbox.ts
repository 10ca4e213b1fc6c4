import type { Infer } from '@lounge/protocol';
import { resumeWithinMs, type lastSeen, type streamPositions } from '@lounge/protocol/foundation/realtime';
import { sql } from 'kysely';
import type { Audience, Delivery, StreamPosition } from './bus.ts';
import type { Clock } from './clock.ts';
import type { Executor } from './database.ts';
import { parseJson, toJson, type Json } from './json.ts';
import { statement, type Bind } from './statement.ts';

/** Pushes stay longer than clients may resume, so that one that just can finds all of them. */
export const storedMs = resumeWithinMs + 60_000;

const publicStream = 'public';
const streamOfGuest = (guestId: number | ''): string => `guest:${guestId}`;

/** The stream of an audience; a single session, an anonymous visitor and a group have none. */
const streamOf = (to: Audience): { readonly name: string; readonly stream: StreamPosition['stream'] } | null => {
  if ('everyone' in to) return { name: publicStream, stream: 'public' };
  return 'guestId' in to ? { name: streamOfGuest(to.guestId), stream: 'guest' } : null;
};

type StoredMessage = Json<Delivery['message']>;

/** In databases with several writers the row's lock makes the order of numbers the order of commits. */
const takeNumbers = statement((db, $: Bind<{ stream: string; count: number }>) =>
  db
    .insertInto('pushStream')
    .values({ key: $('stream'), last: $('count') })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ last: sql`"pushStream".last + excluded.last` }))
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

const keyOf = ({ message: { key } }: Delivery): string | null => (typeof key === 'string' ? key : null);

/** The number of the reply of an idempotent call that was published before; null for every other push. */
const repeatedSeq = async (tx: Executor, stream: string, delivery: Delivery): Promise<number | null> => {
  const key = keyOf(delivery);
  if (key === null || delivery.isIdempotent !== true) return null;
  return (await seqOfReply.first(tx, { stream, key, message: toJson(delivery.message) }))?.seq ?? null;
};

/**
 * Takes a number for each mention of a stream; returns the first number of each. The streams are locked in a fixed order, so
 * that two changes never wait for each other.
 */
const takeNumbersOf = async (tx: Executor, streams: readonly string[]): Promise<Map<string, number>> => {
  const firsts = new Map<string, number>();
  for (const stream of [...new Set(streams)].toSorted()) {
    const count = streams.filter((each) => each === stream).length;
    const taken = await takeNumbers.first(tx, { stream, count });
    if (taken === null) throw new Error(`The stream ${stream} has no next number.`);
    firsts.set(stream, taken.last - count + 1);
  }
  return firsts;
};

/** How often a process deletes the pushes that nobody can resume from. */
const deleteEveryMs = 10_000;
/** When it did so last in each world, by the world's clock. */
const deletedAt = new WeakMap<Clock, number>();

/** Not with every push: what one change deletes is what another one reads, and one of two at once would be repeated. */
const deleteOld = async (tx: Executor, clock: Clock): Promise<void> => {
  const now = clock.now();
  if (Math.abs(now - (deletedAt.get(clock) ?? -Infinity)) < deleteEveryMs) return;
  deletedAt.set(clock, now);
  await deleteBefore.all(tx, { before: new Date(now - storedMs).toISOString() });
};

/** Writes pushes to the outbox in the transaction that causes them. Returns them with their positions. */
export const writeToOutbox = async (
  tx: Executor,
  deliveries: readonly Delivery[],
  clock: Clock,
): Promise<readonly Delivery[]> => {
  if (deliveries.length === 0) return deliveries;
  const now = clock.now();
  await deleteOld(tx, clock);
  const at = new Date(now).toISOString();
  const pushes: { delivery: Delivery; target: ReturnType<typeof streamOf>; repeated: number | null }[] = [];
  for (const delivery of deliveries) {
    const target = streamOf(delivery.to);
    pushes.push({ delivery, target, repeated: target && (await repeatedSeq(tx, target.name, delivery)) });
  }
  const fresh = pushes.flatMap(({ target, repeated }) => (target === null || repeated !== null ? [] : [target.name]));
  const next = await takeNumbersOf(tx, fresh);
  const stored: Delivery[] = [];
  for (const { delivery, target, repeated } of pushes) {
    if (target === null) {
      stored.push(delivery);
      continue;
    }
    const { name, stream } = target;
    const seq = repeated ?? next.get(name) ?? 0;
    stored.push({ ...delivery, position: { stream, seq }, at: now });
    if (repeated !== null) continue;
    next.set(name, seq + 1);
    const message = toJson(delivery.message);
    await insertPush.all(tx, { stream: name, seq, key: keyOf(delivery), message, at });
  }
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
  db.selectFrom('pushStream').select('last').where('key', '=', $('stream')),
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

/** The pushes for a connection whose session starts. */
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
  const missed: Delivery[] = [];
  for (const { stream: name, seq, message } of await pushesSince.all(reader, { ...reached, guestStream })) {
    const stream = name === publicStream ? 'public' : 'guest';
    // Earlier ones are deleted already.
    if (seq !== reached[stream] + 1) return incomplete;
    reached[stream] = seq;
    const to: Audience = stream === 'guest' && guestId !== null ? { guestId } : { everyone: true };
    missed.push({ to, message: parseJson(message), position: { stream, seq } });
  }
  // More than `last` if a push was committed between the two reads.
  if (reached.public < last.public || reached.guest < (last.guest ?? 0)) return incomplete;
  const positions = { epoch: last.epoch, public: reached.public, guest: last.guest === null ? null : reached.guest };
  return { isComplete: true, missed, positions };
};

const pushesOfStream = statement((db, $: Bind<{ stream: string; after: number; before: number }>) =>
  db
    .selectFrom('outbox')
    .select(['seq', 'message'])
    .where('stream', '=', $('stream'))
    .where('seq', '>', $('after'))
    .where('seq', '<', $('before'))
    .orderBy('seq'),
);

const readBetween = async (
  reader: Executor,
  to: Audience,
  after: number,
  before: number,
): Promise<readonly Delivery[] | null> => {
  const target = streamOf(to);
  if (target === null) return null;
  const rows = await pushesOfStream.all(reader, { stream: target.name, after, before });
  if (rows.length !== before - after - 1) return null;
  return rows.map(({ seq, message }) => ({
    to,
    message: parseJson(message),
    position: { stream: target.stream, seq },
  }));
};

/** The reads of a world's streams that are under way. */
const reads = new WeakMap<Executor, Map<string, ReturnType<typeof readBetween>>>();

/**
 * Reads the pushes of a stream between two numbers; null if the outbox no longer has all of them. All connections that miss the same ones
 * share the read.
 */
export const pushesBetween = (
  reader: Executor,
  to: { readonly everyone: true } | { readonly guestId: number },
  after: number,
  before: number,
): Promise<readonly Delivery[] | null> => {
  const underWay = reads.get(reader) ?? new Map<string, ReturnType<typeof readBetween>>();
  reads.set(reader, underWay);
  const key = `${'guestId' in to ? to.guestId : ''} ${after} ${before}`;
  const known = underWay.get(key);
  if (known !== undefined) return known;
  const read = readBetween(reader, to, after, before).finally(() => underWay.delete(key));
  underWay.set(key, read);
  return read;
};

const pushesFrom = statement((db, $: Bind<{ at: string }>) =>
  db.selectFrom('outbox').select(['stream', 'seq', 'message', 'at']).where('at', '>=', $('at')).orderBy('id'),
);

const newestFrom = statement((db, $: Bind<{ at: string }>) =>
  db
    .selectFrom('outbox')
    .select(({ fn }) => ['stream', fn.max('seq').as('seq')])
    .where('at', '>=', $('at'))
    .groupBy('stream'),
);

/** The audience and the number of a stored push. */
type Placed = Required<Pick<Delivery, 'to' | 'position'>>;

const placeOf = ({ stream, seq }: { readonly stream: string; readonly seq: number }): Placed =>
  stream === publicStream
    ? { to: { everyone: true }, position: { stream: 'public', seq } }
    : { to: { guestId: Number(stream.slice(streamOfGuest('').length)) }, position: { stream: 'guest', seq } };

/** The pushes since an instant of the world's clock, in milliseconds since 1970, in the order of each stream. */
export const pushesSinceTime = async (reader: Executor, since: number): Promise<readonly Delivery[]> => {
  const rows = await pushesFrom.all(reader, { at: new Date(since).toISOString() });
  return rows.map((row) => ({ ...placeOf(row), at: Date.parse(row.at), message: parseJson(row.message) }));
};

/** The highest number of each stream that has pushes since an instant, as `pushesSinceTime` has it. */
export const newestSinceTime = async (reader: Executor, since: number): Promise<readonly Placed[]> =>
  (await newestFrom.all(reader, { at: new Date(since).toISOString() })).map(placeOf);
