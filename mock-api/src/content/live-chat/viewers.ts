import type { Infer, Push, Schema } from '@lounge/protocol';
import { publish, type Group } from '../../world/bus.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { previewersAmong } from './preview.ts';

const runningChats = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('chat')
    .select(['actorId', 'guestId'])
    .where(isAmong('actorId', $('ids')))
    .where('status', '=', 'running')
    // By this, SQLite uses the index of the chats that have not ended.
    .where('status', '!=', 'ended'),
);

const nobody: Group = { guests: new Set(), visitors: new Set() };

/** Who watches performers now: the guests of their chats, free chats and shows, and who has a free preview of them. */
const viewersAmong = async (
  actorIds: readonly number[],
  world: Pick<World, 'tx' | 'clock'>,
): Promise<ReadonlyMap<number, Group>> => {
  const [chats, previewers] = await Promise.all([
    runningChats.all(world.tx, { ids: JSON.stringify(actorIds) }),
    previewersAmong(actorIds, world),
  ]);
  const byActor = Map.groupBy(chats, ({ actorId }) => actorId);
  const viewersOfOne = (actorId: number): Group => {
    const { guests, visitors } = previewers.get(actorId) ?? nobody;
    const inChats = (byActor.get(actorId) ?? []).map(({ guestId }) => guestId);
    return { guests: new Set([...guests, ...inChats]), visitors };
  };
  return new Map(actorIds.map((actorId) => [actorId, viewersOfOne(actorId)]));
};

/** How many watch each of some performers now. */
export const watchersAmong = async (
  actorIds: readonly number[],
  world: Pick<World, 'tx' | 'clock'>,
): Promise<ReadonlyMap<number, number>> => {
  const viewers = await viewersAmong(actorIds, world);
  return new Map([...viewers].map(([actorId, { guests, visitors }]) => [actorId, guests.size + visitors.size]));
};

/** Publishes a push to those who watch a performer: as one message, which a client that was away does not get later. */
export const publishToViewers = async <P extends Schema>(
  actorId: number,
  push: Push<P>,
  payload: Infer<P>,
  world: Pick<World, 'tx' | 'clock' | 'bus'>,
): Promise<void> => {
  const group = (await viewersAmong([actorId], world)).get(actorId) ?? nobody;
  publish(world.bus, push, { group }, payload);
};
