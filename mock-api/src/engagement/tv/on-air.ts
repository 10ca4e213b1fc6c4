import { brands, languages } from '@lounge/locale';
import type { AnswerOf, InputOf, PayloadOf } from '@lounge/protocol';
import { tvOnAir, tvStreamType, type tvLeave, type tvWatch } from '@lounge/protocol/engagement/tv';
import { publish, type Audience } from '../../world/bus.ts';
import { parseSharedJson } from '../../world/json.ts';
import { isoOf, nowIso } from '../../world/now-iso.ts';
import { runInWorld, type Caller, type World, type WorldParts } from '../../world/world.ts';
import { hostsFrom, hostsOnAir, onlineHosts } from './hosts.ts';
import { entryOf, formatOnNow, onNow, type Programmed } from './read-programme.ts';
import { allBroadcasts, noteBroadcast, type StreamType } from './statements.ts';

type Reader = Pick<Caller, 'language' | 'brand'>;

/** How the topics of TV begin. */
const topics = 'tv ';

/** How the topics of a stream begin. */
const topicsOf = (streamType: StreamType): string => `${topics}${streamType} `;

/** The topic of the pages that watch a stream: texts and pictures are those of a language and a brand. */
const topicOf = (streamType: StreamType, { language, brand }: Reader): string =>
  `${topicsOf(streamType)}${language} ${brand}`;

interface OnAir {
  readonly current: Programmed | null;
  readonly next: Programmed | null;
  readonly hosts: readonly { readonly id: number }[];
}

const payloadOf = (
  streamType: StreamType,
  { current, next, hosts }: OnAir,
  reader: Reader,
  world: Pick<World, 'clock'>,
): PayloadOf<typeof tvOnAir> => ({
  streamType,
  current: current === null ? null : entryOf(current, false, reader, world),
  next: next === null ? null : entryOf(next, false, reader, world),
  hosts: hostsFrom(hosts),
});

/** The handler of pages that watch a stream: the connection keeps the topic, so that it ends with it. */
export const watch = async (
  { streamType }: InputOf<typeof tvWatch>,
  caller: Caller,
  world: World,
): Promise<PayloadOf<typeof tvOnAir>> => {
  caller.follow?.(topics, [topicOf(streamType, caller)]);
  // Read after that, as a change that came before was not pushed.
  const { current, next } = await onNow(streamType, world);
  return payloadOf(streamType, { current, next, hosts: await hostsOnAir(current, caller, world) }, caller, world);
};

/** The handler of pages that no longer show a stream. */
export const leave = async (
  { streamType }: InputOf<typeof tvLeave>,
  caller: Caller,
): Promise<AnswerOf<typeof tvLeave>> => {
  caller.follow?.(topicsOf(streamType), []);
  return { streamType };
};

const readOnAir = async (streamType: StreamType, world: Pick<World, 'tx' | 'clock'>): Promise<OnAir> => {
  const { current, next } = await onNow(streamType, world);
  return { current, next, hosts: await onlineHosts(current, world) };
};

/** Publishes what is on to one audience, in the language and the brand of a reader. */
export const publishTo = async (to: Audience, streamType: StreamType, reader: Reader, world: World): Promise<void> =>
  publish(world.bus, tvOnAir, to, payloadOf(streamType, await readOnAir(streamType, world), reader, world));

/** Publishes what is on to all who watch a stream. */
const publishOnAir = (streamType: StreamType, onAir: OnAir, world: World): void => {
  for (const language of languages)
    for (const brand of brands) {
      const reader = { language, brand };
      publish(world.bus, tvOnAir, { topic: topicOf(streamType, reader) }, payloadOf(streamType, onAir, reader, world));
    }
};

/** Tells the pages that watch a stream that a host of what is on came or went. */
export const announceHost = async (actorId: number, world: World): Promise<void> => {
  for (const streamType of tvStreamType.values) {
    // Nobody else is of interest, and all performers come and go.
    const format = await formatOnNow(streamType, world);
    if (format?.isLive === 1 && parseSharedJson(format.hostIds).includes(actorId))
      publishOnAir(streamType, await readOnAir(streamType, world), world);
  }
};

/** Notes what is on; whoever notes it first tells the pages. */
const announce = (streamType: StreamType, parts: WorldParts): Promise<void> =>
  runInWorld(parts, true, async (world) => {
    const onAir = await readOnAir(streamType, world);
    if (onAir.current === null) return;
    const { start, end } = onAir.current;
    const span = { start: isoOf(start), end: isoOf(end) };
    if ((await noteBroadcast.first(world.tx, { key: streamType, ...span })) !== null)
      publishOnAir(streamType, onAir, world);
  });

/**
 * Tells the pages that watch a stream that an entry ended, once. To be called about once a second, by any process; a repeat does nothing.
 */
export const announceProgramme = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const now = nowIso(parts);
  const known = await allBroadcasts.all(parts.database.reader);
  for (const streamType of tvStreamType.values) {
    const isCurrent = known.some(({ key, start, end }) => key === streamType && start <= now && now < end);
    if (isCurrent) continue;
    const { current } = await onNow(streamType, { tx: parts.database.reader, clock: parts.clock });
    if (current !== null) await announce(streamType, parts).catch(report);
  }
};
