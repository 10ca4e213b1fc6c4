import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { loyaltyPointsChanged, redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import { getSpinWheel, spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { optimistic } from '../../reactive/optimistic.ts';

/** A wheel as the guest sees it. */
export type WheelData = AnswerOf<typeof getSpinWheel>;
/** Which wheel. */
export type WheelType = WheelData['type'];
/** What a spin answers. */
export type Spun = AnswerOf<typeof spinTheWheel>;
/** Something that was won. */
export type Win = Spun['win'];
/** A reward of the month. */
export type RewardData = WheelData['monthlyRewards'][number];

/** Whether nobody can say if it took effect: only then a repeat must be the same spin or reward. */
const isUncertain = ({ kind, code }: Failure): boolean => kind !== 'declared' || code === 'failed';

/** Wins that are kept. */
const winsKept = 20;

/**
 * A wheel: what the guest has and won, and the spin that is under way. The server draws; a spin is taken off the count
 * at once and given back where the call fails.
 * @spec state:spin-wheel
 */
export class SpinWheel {
  readonly info = new Loadable<WheelData>();
  /** The spin that was made last. */
  readonly spun = new Loadable<Spun>();
  /** The reward that was redeemed last. */
  readonly redeemed = new Loadable<RewardData>();
  /** The reward that is being redeemed, by its id. */
  redeeming: number | null = null;
  /** Spins that are taken off the count before they are answered. */
  spent = 0;
  readonly type: WheelType;
  readonly #context: Pick<StoreContext, 'client' | 'scope'>;
  readonly #newKey: () => string;
  readonly #keys = new Map<string, string>();
  #pending: Promise<Result<Spun>> | null = null;
  /** How often something newer than an answer under way was told. */
  #changes = 0;

  /** `newKey` makes a key that nobody made before, for instance `crypto.randomUUID`. */
  constructor(type: WheelType, caller: Pick<StoreContext, 'client' | 'scope'>, newKey: () => string) {
    this.type = type;
    this.#context = caller;
    this.#newKey = newKey;
    makeAutoObservable(this, { type: false }, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(loyaltyPointsChanged, this.onLoyaltyPointsChanged));
  }

  /** Spins that are left, without the one that is under way. */
  get spins(): number {
    return Math.max(0, (this.info.value?.spins ?? 0) - this.spent);
  }

  get points(): number {
    return this.info.value?.points ?? 0;
  }

  /** Newest first. */
  get history(): readonly Win[] {
    return this.info.value?.history ?? [];
  }

  /** Whether a spin is on its way. */
  get isSpinning(): boolean {
    return this.spun.state === 'loading';
  }

  async load(): Promise<Result<WheelData>> {
    return this.info.load(() => this.#read());
  }

  /**
   * An answer that was asked for before a spin, a reward or a push is late; it is asked for anew and not dropped, since
   * what was told meanwhile is only a part of it: free spins of a reward come by no other way.
   */
  async #read(): Promise<Result<WheelData>> {
    const { client, scope } = this.#context;
    const before = this.#changes;
    const result = await client.call(getSpinWheel, { type: this.type }, { signal: scope.signal });
    return !result.ok || before === this.#changes ? result : this.#read();
  }

  /**
   * Spins. A press while one is under way is the same spin, and so is a repeat after an answer that did not arrive:
   * both have the key of the first.
   * @spec query:spin-wheel.spin
   */
  spin(): Promise<Result<Spun>> {
    this.#pending ??= this.#spin().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  async #spin(): Promise<Result<Spun>> {
    const now = () => {
      this.spent += 1;
      return () => void (this.spent -= 1);
    };
    const send = () =>
      this.#keyed('spin', (key) =>
        // Without the scope's signal: a spin is not called off by leaving the page.
        this.spun.load(() => this.#context.client.call(spinTheWheel, { type: this.type }, { key })),
      );
    const result = await optimistic(this.#context.scope, { now, send });
    if (result.ok) runInAction(() => this.#take(result.value));
    return result;
  }

  /** Redeems a reward of the month. @spec query:loyalty.reward.redeem */
  async redeem(id: number): Promise<Result<RewardData>> {
    this.redeeming = id;
    const result = await this.#keyed(`reward ${id}`, (key) =>
      this.redeemed.load(() => this.#context.client.call(redeemLoyaltyReward, { id }, { key })),
    );
    runInAction(() => {
      this.redeeming = null;
      if (result.ok) this.#replace(result.value);
    });
    if (result.ok && result.value.freeSpins !== null) await this.load();
    return result;
  }

  /** @spec socket:loyaltyPointsChanged */
  onLoyaltyPointsChanged({ loyaltyPoints: points }: PayloadOf<typeof loyaltyPointsChanged>): void {
    const { value } = this.info;
    if (value?.points === points) return;
    this.#changes += 1;
    if (value === null) return;
    const monthlyRewards = value.monthlyRewards.map((each) => ({
      ...each,
      isRedeemable: !each.isRedeemed && points >= each.requiredPoints,
    }));
    this.info.set({ ...value, points, monthlyRewards });
  }

  async #keyed<A>(name: string, send: (key: string) => Promise<Result<A>>): Promise<Result<A>> {
    const key = this.#keys.get(name) ?? this.#newKey();
    this.#keys.set(name, key);
    const result = await send(key);
    if (result.ok || !isUncertain(result.failure)) this.#keys.delete(name);
    return result;
  }

  /** The answer counts from now on, instead of what was taken off beforehand. */
  #take({ win, spins, points, nextFreeSpinAt }: Spun): void {
    this.spent -= 1;
    this.#changes += 1;
    const { value } = this.info;
    if (value === null) return;
    const history = [win, ...value.history.filter(({ id }) => id !== win.id)].slice(0, winsKept);
    this.info.set({ ...value, spins, nextFreeSpinAt, history, lastSpinDate: win.at });
    this.onLoyaltyPointsChanged({ loyaltyPoints: points });
  }

  #replace(reward: RewardData): void {
    this.#changes += 1;
    const { value } = this.info;
    if (value === null) return;
    const monthlyRewards = value.monthlyRewards.map((each) => (each.id === reward.id ? reward : each));
    this.info.set({ ...value, monthlyRewards });
  }
}
