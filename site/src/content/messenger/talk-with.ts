import type { Failure } from '@lounge/transport';

/** How far the conversation that the address names has come. */
export type Talk<C, T> =
  | { readonly state: 'open'; readonly channel: C; readonly conversation: T }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'opening' };

/** What the module of the messenger knows of it. */
interface Known<C, T> {
  readonly conversation: T | null;
  readonly channels: { readonly selected: C | null; readonly selectFailure: Failure | null };
}

/**
 * The conversation with a performer. One that is open stays when selecting it again fails; one in the list that never
 * opened has failed like one that there is not. A failure while another performer is selected is that selection's.
 */
export const talkWith = <
  C extends { readonly id: number; readonly actorId: number },
  T extends { readonly channelId: number },
>(
  actorId: number,
  { conversation, channels }: Known<C, T>,
): Talk<C, T> => {
  const { selected: channel, selectFailure: failure } = channels;
  if (channel !== null && channel.actorId !== actorId) return { state: 'opening' };
  if (channel !== null && conversation?.channelId === channel.id) return { state: 'open', channel, conversation };
  return failure === null ? { state: 'opening' } : { state: 'failed', failure };
};
