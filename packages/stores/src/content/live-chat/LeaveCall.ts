import type { AnswerOf, InputOf } from '@lounge/protocol';
import { chatLeave } from '@lounge/protocol/content/live-chat';
import type { Result } from '@lounge/transport';
import type { StoreContext } from '../../ports.ts';

/** The call that leaves a chat, until the server has ended it. */
export class LeaveCall {
  /** What the guest has left; null for nothing. */
  pending: InputOf<typeof chatLeave> | null = null;
  readonly #client: StoreContext['client'];

  constructor(client: StoreContext['client']) {
    this.#client = client;
  }

  /** Sends what is pending. Returns its result, or null if nothing is. */
  async send(): Promise<Result<AnswerOf<typeof chatLeave>> | null> {
    return this.pending === null ? null : this.#client.call(chatLeave, this.pending);
  }
}
