import type { AnswerOf, InputOf } from '@lounge/protocol';
import { chatLeave, chatStart, clientExit } from '@lounge/protocol/content/live-chat';
import { newKey as randomKey, startTimer, type Result } from '@lounge/transport';
import type { StoreContext } from '../../ports.ts';
import { isRetried, type ChatStartFailure } from './chat-start-failure.ts';

/** How often a start is tried, and the time between, in milliseconds. @spec constant:chat.startAttempts, constant:chat.startRetryMs */
const [startAttempts, startRetryMs] = [2, 3000];

/** The calls that start chats. One that is given up on its way leaves its chat once its answer says which it is. */
export class StartCalls {
  readonly #context: StoreContext;
  readonly #pageId: string;
  readonly #newKey: () => string;
  #givenUp = 0;
  #isCalling = false;
  #attempt = 0;
  #stopTimer = (): void => undefined;

  constructor(context: StoreContext, pageId: string, newKey: () => string = randomKey) {
    this.#context = context;
    this.#pageId = pageId;
    this.#newKey = newKey;
  }

  /** Begins with another request. */
  begin(): void {
    this.#attempt = 0;
  }

  /** Calls `again` a moment later if a start that failed like this may work then, and was not tried often. Returns whether it will. */
  retryAfter(failure: ChatStartFailure, again: () => void): boolean {
    if (!isRetried(failure) || this.#attempt >= startAttempts) return false;
    this.#stopTimer = startTimer(this.#context, startRetryMs, again);
    return true;
  }

  /** Tries no more. */
  stop(): void {
    this.#stopTimer();
  }

  /** Whether a start was given up whose chat may still come. */
  get isGivenUp(): boolean {
    return this.#givenUp > 0;
  }

  /** Sends a start. Returns its result, or null if it was given up meanwhile. */
  async send(input: Omit<InputOf<typeof chatStart>, 'pageId'>): Promise<Result<AnswerOf<typeof chatStart>> | null> {
    const { client, scope } = this.#context;
    const before = this.#givenUp;
    this.#attempt += 1;
    this.#isCalling = true;
    const options = { key: this.#newKey(), signal: scope.signal };
    const result = await client.call(chatStart, { ...input, pageId: this.#pageId }, options);
    this.#isCalling = false;
    if (this.#givenUp === before) return result;
    if (result.ok) await client.call(chatLeave, { chatId: result.value.chat.chatId, exitCode: clientExit.exit });
    this.#givenUp -= 1;
    return null;
  }

  /** Gives up the start that is on its way, if there is one. */
  giveUp(): void {
    if (this.#isCalling) this.#givenUp += 1;
  }
}
