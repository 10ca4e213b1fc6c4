import type { AnswerOf } from '@lounge/protocol';
import { getSpinWheel, spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import { IdempotentCall } from '../../reactive/IdempotentCall.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { optimistic } from '../../reactive/optimistic.ts';
import { withPoints, type LoyaltyData, type LoyaltySource } from '../loyalty/index.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** A wheel as the guest sees it. */
export type WheelData = AnswerOf<typeof getSpinWheel>;
/** Which wheel. */
export type WheelType = WheelData['type'];
/** The answer to a spin. */
export type SpinResult = AnswerOf<typeof spinTheWheel>;
/** A prize that the guest won. */
export type Win = SpinResult['win'];

/** Maximum length of the history. */
const maxHistory = 20;

/**
 * A wheel with the guest's spins and wins. The server decides what a spin wins; the number of spins decreases before it
 * answers and is restored if the call fails.
 * @spec state:spin-wheel
 */
export class SpinWheel implements LoyaltySource {
  readonly info: Read<WheelData>;
  /** The result of the last spin. */
  readonly lastSpin = new Loadable<SpinResult>();
  /** Spins that are used and not confirmed. */
  pendingSpins = 0;
  readonly type: WheelType;
  readonly #context: ReadContext;
  readonly #call: IdempotentCall<SpinResult>;

  /** `newKey` creates idempotency keys. */
  constructor(type: WheelType, context: ReadContext, newKey?: () => string) {
    this.type = type;
    this.#context = context;
    this.info = new Read(() => callWithin(context, getSpinWheel, { type }));
    this.#call = new IdempotentCall(newKey);
    makeAutoObservable(this, { type: false }, { autoBind: true });
  }

  /** Spins that are left, without the pending one. */
  get spins(): number {
    return Math.max(0, (this.info.value?.spins ?? 0) - this.pendingSpins);
  }

  /** Newest first. */
  get history(): readonly Win[] {
    return this.info.value?.history ?? [];
  }

  /** Whether a spin is not answered yet. */
  get isSpinning(): boolean {
    return this.lastSpin.state === 'loading';
  }

  /** Reads the wheel. A stale answer is read again and not dropped: it alone has the free spins of a reward. */
  load(): Promise<Result<WheelData>> {
    return this.info.load();
  }

  /** Spins the wheel, once however often the guest presses. @spec query:spin-wheel.spin */
  spin(): Promise<Result<SpinResult>> {
    return this.#call.run(async (key) => {
      const { client, scope } = this.#context;
      const result = await optimistic(scope, {
        now: () => {
          this.pendingSpins += 1;
          return () => void (this.pendingSpins -= 1);
        },
        // Without the scope's signal: leaving the page does not cancel a spin.
        send: () => this.lastSpin.track(() => client.call(spinTheWheel, { type: this.type }, { key })),
      });
      if (result.ok) runInAction(() => this.#confirm(result.value));
      return result;
    });
  }

  updateLoyalty(change: (data: LoyaltyData) => Partial<LoyaltyData>): void {
    this.info.change((value) => {
      const { points, monthlyRewards } = { ...value, ...change(value) };
      return { ...value, points, monthlyRewards: [...monthlyRewards] };
    });
  }

  /** Replaces the pending spin by its result. */
  #confirm({ win, spins, points, nextFreeSpinAt }: SpinResult): void {
    this.pendingSpins -= 1;
    this.info.change((value) => {
      const history = [win, ...value.history.filter(({ id }) => id !== win.id)].slice(0, maxHistory);
      return { ...value, spins, nextFreeSpinAt, history, lastSpinDate: win.at };
    });
    this.updateLoyalty((data) => withPoints(data, points));
  }
}
