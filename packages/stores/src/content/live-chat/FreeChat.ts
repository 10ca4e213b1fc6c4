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
import { callWithin, Read } from '../../reactive/Read.ts';

/** How long a performer's chat is free. */
export type FreeChatData = AnswerOf<typeof freeChatDuration>;

const secondMs = 1000;

/**
 * Whether a performer's chat is free, and for how long: read once, then kept by pushes and counted down.
 * @spec query:chat.free-duration, state:free-show, state:free-chat-duration, feature:chat.free
 */
export class FreeChat {
  readonly data: Read<FreeChatData>;
  /** The seconds that are left, counted down; 0 if there is no end, or no free chat. */
  secondsLeft = 0;
  readonly actorId: number;
  readonly #context: StoreContext;
  #stopCounting = (): void => undefined;

  constructor(actorId: number, context: StoreContext) {
    this.actorId = actorId;
    this.#context = context;
    this.data = new Read(
      () => callWithin(context, freeChatDuration, { actorId }),
      ({ secondsLeft }) => this.#count(secondsLeft),
    );
    makeAutoObservable(this, { actorId: false }, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { scope, socket } = source;
    for (const push of [freeShowStart, freeShowStop, freeChatDurationChanged])
      scope.onEnd(socket.on(push, this.onDuration));
    this.data.listen(source);
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
