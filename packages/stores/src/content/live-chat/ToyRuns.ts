import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { toyControlChanged, toyControlState } from '@lounge/protocol/content/live-chat';
import { startTimer } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** The state of a performer's toy, as a guest of her chats sees it. */
export type ToyState = AnswerOf<typeof toyControlState>;
/** A timed gift of the guest that runs a performer's toy. */
export type ToyRunData = ToyState['runs'][number];

const secondMs = 1000;

/**
 * The guest's timed gifts to a performer's toy: whether it is connected, what runs with the time that is left, what waits, and what was
 * given back. Read once, then kept by pushes.
 * @spec state:toy-control, feature:chat.toy-control
 */
export class ToyRuns {
  readonly data: Read<ToyState>;
  readonly actorId: number;
  /** The seconds since the state was told. */
  age = 0;
  readonly #context: StoreContext;
  #stopCounting = (): void => undefined;

  constructor(actorId: number, context: StoreContext) {
    this.actorId = actorId;
    this.#context = context;
    this.data = new Read(
      () => callWithin(context, toyControlState, { actorId }),
      (value) => this.#count(value),
    );
    makeAutoObservable(this, { actorId: false }, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(toyControlChanged, this.onChanged));
    this.data.listen(source);
  }

  /** Whether the toy is connected; null while that is not known. */
  get isConnected(): boolean | null {
    return this.data.value?.isConnected ?? null;
  }

  /** The guest's runs in the order of purchase; `secondsLeft` is counted down. */
  get runs(): readonly ToyRunData[] {
    return (this.data.value?.runs ?? []).map((run) =>
      run.secondsLeft === null ? run : { ...run, secondsLeft: Math.max(0, run.secondsLeft - this.age) },
    );
  }

  onChanged(state: PayloadOf<typeof toyControlChanged>): void {
    if (state.actorId !== this.actorId) return;
    this.data.set(state);
    this.#count(state);
  }

  #count({ runs }: ToyState): void {
    this.#stopCounting();
    this.age = 0;
    const longest = Math.max(0, ...runs.map(({ secondsLeft }) => secondsLeft ?? 0));
    const begin = this.#context.clock.now();
    const tick = (): void => {
      this.#stopCounting = startTimer(this.#context, secondMs, () =>
        runInAction(() => {
          this.age = Math.max(0, Math.round((this.#context.clock.now() - begin) / secondMs));
          if (this.age < longest) tick();
        }),
      );
    };
    if (longest > 0) tick();
  }
}
