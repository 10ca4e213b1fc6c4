import type { Infer, Push, Schema } from '@lounge/protocol';
import { publish, type Audience } from '../../world/bus.ts';
import type { World } from '../../world/world.ts';
import { openChatsWith } from './chat-statements.ts';
import { previewersOf } from './preview.ts';

/** Who watches a performer now: the guests of her chats, free chats and shows, and who has a free preview of her. */
const viewersOf = async (actorId: number, world: Pick<World, 'tx' | 'clock'>): Promise<readonly Audience[]> => {
  const chats = await openChatsWith.all(world.tx, { actorId });
  const inChats = chats.filter(({ status }) => status === 'running').map(({ guest_id: guestId }) => ({ guestId }));
  const known = new Set(inChats.map(({ guestId }) => guestId));
  const previewers = await previewersOf(actorId, world);
  return [...inChats, ...previewers.filter((each) => !('guestId' in each && known.has(each.guestId)))];
};

/** Publishes a push to those who watch a performer. */
export const publishToViewers = async <P extends Schema>(
  actorId: number,
  push: Push<P>,
  payload: Infer<P>,
  world: Pick<World, 'tx' | 'clock' | 'bus'>,
): Promise<void> => {
  for (const to of await viewersOf(actorId, world)) publish(world.bus, push, to, payload);
};
