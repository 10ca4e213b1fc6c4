import type { AnswerOf, InputOf } from '@lounge/protocol';
import type { getTvStreamData } from '@lounge/protocol/engagement/tv';
import { isTvSubscriber } from '../../foundation/subscriptions/index.ts';
import { clipFor, clipOfPerformer } from '../../media/clips.ts';
import { liveSources } from '../../world/live-sources.ts';
import type { Caller, World } from '../../world/world.ts';
import { hostsOnAir } from './hosts.ts';
import { entriesNow } from './read-programme.ts';

/** Tells viewers apart, each of whom may have some connections only. */
const watcherOf = ({ guestId, visitor, address }: Caller): string =>
  guestId === null ? `visitor:${visitor ?? address ?? ''}` : `guest:${guestId}`;

/** Reads a stream: its addresses, with the picture of the first host on air where it is live, and what is on. */
export const readStream = async (
  { type }: InputOf<typeof getTvStreamData>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getTvStreamData>> => {
  const needsTv = type === 'premium';
  const [{ found, current, next }, isSubscriber] = await Promise.all([
    entriesNow(type, caller, world),
    needsTv ? isTvSubscriber(caller.guestId, world) : true,
  ]);
  if (!isSubscriber || found === null) return { type, isLocked: !isSubscriber, sources: [], current, next };
  const [host] = await hostsOnAir(found, caller, world);
  const seed = found.video?.pictureSeed ?? found.format.pictureSeed;
  const clip = host === undefined ? clipFor(seed) : clipOfPerformer(host.id, host.pictureSeed);
  const stream = { brand: caller.brand, clip, tv: type, watcher: watcherOf(caller) };
  return {
    type,
    isLocked: false,
    sources: liveSources(stream, needsTv ? caller.guestId : null, world),
    current,
    next,
  };
};
