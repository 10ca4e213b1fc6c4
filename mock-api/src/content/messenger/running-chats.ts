import type { World } from '../../world/world.ts';

/** A live chat of a guest with a performer. */
export interface ChatOfGuest {
  readonly chatId: string;
  readonly guestId: number;
  readonly actorId: number;
}

/** Whether a live chat of this guest with this performer is running; writing in it is free. None runs before live chats exist. */
export const isChatRunning = (_world: Pick<World, 'tx'>, _chat: ChatOfGuest): Promise<boolean> =>
  Promise.resolve(false);
