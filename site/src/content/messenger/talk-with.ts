import type { Failure } from '@lounge/transport';

/** The state of the conversation in the address. */
export type Talk<C, T> =
  | { readonly state: 'open'; readonly channel: C; readonly conversation: T }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'opening' };

/** The part of the messenger's stores that decides the state. */
interface MessengerState<C, T> {
  readonly conversation: T | null;
  readonly channels: { readonly selected: C | null; readonly selectFailure: Failure | null };
}

/**
 * Returns the conversation with a performer. An open one stays open when selecting it again fails; a listed one that never opened has
 * failed. A failure while another performer is selected belongs to that selection.
 */
export const talkWith = <
  C extends { readonly id: number; readonly actorId: number },
  T extends { readonly channelId: number },
>(
  actorId: number,
  { conversation, channels }: MessengerState<C, T>,
): Talk<C, T> => {
  const { selected: channel, selectFailure: failure } = channels;
  if (channel !== null && channel.actorId !== actorId) return { state: 'opening' };
  if (channel !== null && conversation?.channelId === channel.id) return { state: 'open', channel, conversation };
  return failure === null ? { state: 'opening' } : { state: 'failed', failure };
};
