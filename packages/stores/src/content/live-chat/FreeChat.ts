import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import {
  freeChatDuration,
  freeChatDurationChanged,
  freeShowStart,
  freeShowStop,
} from '@lounge/protocol/content/live-chat';
import { startTimer } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** How long a performer's chat is free. */
export type FreeChatData = AnswerOf<typeof freeChatDuration>;

const secondMs = 1000;

/**
 * Whether a performer's chat is free, and for how long: read once, then kept by pushes and counted down.
 * @spec state:free-show, state:free-chat-duration, feature:chat.free
 */
export class FreeChat {
  readonly data = new Loadable<FreeChatData>();
  /** The seconds that are left, counted down; 0 if there is no end, or no free chat. */
  secondsLeft = 0;
  readonly actorId: number;
  readonly #context: StoreContext;
  #stopCounting = (): void => undefined;

  constructor(actorId: number, context: StoreContext) {
    this.actorId = actorId;
    this.#context = context;
    makeAutoObservable(this, { actorId: false }, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { scope, socket } = source;
    for (const push of [freeShowStart, freeShowStop, freeChatDurationChanged])
      scope.onEnd(socket.on(push, this.onDuration));
    reloadOnResync(source, () => [this.data], this.load);
  }

  /** @spec query:chat.free-duration */
  async load(): Promise<void> {
    const { client, scope } = this.#context;
    const read = () => client.call(freeChatDuration, { actorId: this.actorId }, { signal: scope.signal });
    await this.data.load(read, (value) => this.#count(value.secondsLeft));
  }

  /** Whether the chat is free now; null while it is not known. */
  get isFree(): boolean | null {
    return this.data.value?.isFree ?? null;
  }

  onDuration(duration: PayloadOf<typeof freeShowStart>): void {
    if (duration.actorId !== this.actorId) return;
    this.data.set(duration);
    this.#count(duration.secondsLeft);
  }

  #count(seconds: number): void {
    this.#stopCounting();
    this.secondsLeft = seconds;
    if (seconds <= 0) return;
    this.#stopCounting = startTimer(this.#context, secondMs, () => runInAction(() => this.#count(seconds - 1)));
  }
}
