import type { AnswerOf, InputOf } from '@lounge/protocol';
import { chatLeave, chatStart, clientExit } from '@lounge/protocol/content/live-chat';
import type { Result } from '@lounge/transport';
import type { StoreContext } from '../../ports.ts';

/** The calls that start chats. One that is given up on its way leaves its chat once its answer says which it is. */
export class StartCalls {
  readonly #client: StoreContext['client'];
  #givenUp = 0;
  #isCalling = false;

  constructor(client: StoreContext['client']) {
    this.#client = client;
  }

  /** Whether a start was given up whose chat may still come. */
  get isGivenUp(): boolean {
    return this.#givenUp > 0;
  }

  /** Sends a start. Returns its result, or null if it was given up meanwhile. */
  async send(
    input: InputOf<typeof chatStart>,
    options: { readonly key: string; readonly signal: AbortSignal },
  ): Promise<Result<AnswerOf<typeof chatStart>> | null> {
    const before = this.#givenUp;
    this.#isCalling = true;
    const result = await this.#client.call(chatStart, input, options);
    this.#isCalling = false;
    if (this.#givenUp === before) return result;
    if (result.ok) await this.#client.call(chatLeave, { chatId: result.value.chat.chatId, exitCode: clientExit.exit });
    this.#givenUp -= 1;
    return null;
  }

  /** Gives up the start that is on its way, if there is one. */
  giveUp(): void {
    if (this.#isCalling) this.#givenUp += 1;
  }
}
