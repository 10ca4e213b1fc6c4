import { openChats } from '../content/live-chat/chat-statements.ts';
import { setFreeUntil } from '../content/live-chat/free-show.ts';
import { goPrivate } from '../content/live-chat/performer-side.ts';
import { performersInShow } from '../content/tickets/statements.ts';
import { randomOf, type Random } from '../seed/random.ts';
import { nowIso } from '../world/now-iso.ts';
import { statement, type Bind } from '../world/statement.ts';
import type { WorldParts } from '../world/world.ts';
import type { After } from './after.ts';

/** From one change to the next, in milliseconds. */
const gapMs = { min: 20_000, max: 60_000 };

/** How long a free chat and a private one last, and by how much the end of a free one moves, in milliseconds. */
const lastsMs = { free: [180_000, 480_000], private: [120_000, 300_000], more: [60_000, 180_000] } as const;

/** How many performers are free or private at most. */
const atMost = { free: 3, private: 5 };

/** The performers who are online, with what they do. */
const onlineStages = statement((db, $: Bind<{ online: number }>) =>
  db
    .selectFrom('actor')
    .leftJoin('stage', 'stage.actorId', 'actor.id')
    .select(['actor.id', 'actor.freeChat', 'actor.priceVideo', 'stage.privateUntil', 'stage.freeUntil'])
    .where('actor.isOnline', '=', $('online'))
    .orderBy('actor.id'),
);

type Performer = Awaited<ReturnType<typeof onlineStages.all>>[number];

const change = async (random: Random, world: WorldParts): Promise<void> => {
  const { reader } = world.database;
  const now = nowIso(world);
  const after = ([from, to]: readonly [number, number]) =>
    new Date(world.clock.now() + random.int(from, to)).toISOString();
  const online = await onlineStages.all(reader, { online: 1 });
  const engaged = new Set([
    ...(await openChats.all(reader)).map(({ actorId: id }) => id),
    ...(await performersInShow.all(reader, { now })).map(({ actorId: id }) => id),
  ]);
  const isPrivate = ({ privateUntil: until }: Performer) => until !== null && until > now;
  const isFree = ({ freeChat: free }: Performer) => free === 1;
  const idle = online.filter((each) => !isPrivate(each) && !isFree(each) && !engaged.has(each.id));
  const free = online.filter((each) => isFree(each) && each.freeUntil !== null);
  const kind = random.next();
  if (kind < 0.2 && free.length > 0) {
    const { id, freeUntil: until } = random.pick(free);
    const [from, to] = lastsMs.more;
    const end = new Date(Date.parse(until ?? now) + random.int(from, to)).toISOString();
    return setFreeUntil(world, id, end);
  }
  if (idle.length === 0) return;
  const { id } = random.pick(idle);
  if (kind < 0.6 && online.filter(isFree).length < atMost.free) return setFreeUntil(world, id, after(lastsMs.free));
  if (online.filter(isPrivate).length < atMost.private) return goPrivate(world, id, after(lastsMs.private));
};

/**
 * Simulates by a seed performers who begin and prolong free chats, and go into private chats with somebody else; nobody in a chat or a show
 * changes. Errors are reported, and the script continues. Returns a function that stops it.
 */
export const runStages = (report: (cause: unknown) => void, after: After, world: WorldParts): (() => void) => {
  const random = randomOf(`stages ${world.name} ${world.clock.now()}`);
  let stop = (): void => undefined;
  const next = (): void => {
    stop = after(random.int(gapMs.min, gapMs.max), () => {
      change(random, world).catch(report);
      next();
    });
  };
  next();
  return () => stop();
};
