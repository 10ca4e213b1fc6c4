import type { Infer, Push, Schema } from '@lounge/protocol';
import { publish, type Group } from '../../world/bus.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { previewersOf } from './preview.ts';

const viewersInChats = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('chat').select('guestId').where('actorId', '=', $('actorId')).where('status', '=', 'running'),
);

/** Who watches a performer now: the guests of her chats, free chats and shows, and who has a free preview of her. */
const viewersOf = async (actorId: number, world: Pick<World, 'tx' | 'clock'>): Promise<Group> => {
  const inChats = await viewersInChats.all(world.tx, { actorId });
  const { guests, visitors } = await previewersOf(actorId, world);
  return { guests: new Set([...guests, ...inChats.map(({ guestId }) => guestId)]), visitors };
};

/** How many watch a performer now. */
export const watchersOf = async (actorId: number, world: Pick<World, 'tx' | 'clock'>): Promise<number> => {
  const { guests, visitors } = await viewersOf(actorId, world);
  return guests.size + visitors.size;
};

/** Publishes a push to those who watch a performer: as one message, which a client that was away does not get later. */
export const publishToViewers = async <P extends Schema>(
  actorId: number,
  push: Push<P>,
  payload: Infer<P>,
  world: Pick<World, 'tx' | 'clock' | 'bus'>,
): Promise<void> => publish(world.bus, push, { group: await viewersOf(actorId, world) }, payload);
