import type { AnswerOf } from '@lounge/protocol';
import { rewardGame, useAttempt, type slotmachineReward } from '@lounge/protocol/engagement/special-events';
import { bonusCodeRedeemed } from '@lounge/protocol/foundation/vouchers';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { IdempotentCall } from '../../reactive/IdempotentCall.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { callWithin, mapped, Read, type ReadContext } from '../../reactive/Read.ts';
import { rewardCalls } from './reward-calls.ts';

/** A game with the guest in it. */
export type GameData = AnswerOf<typeof rewardGame>;
/** A used attempt; null where there was none to use. */
export type AttemptData = AnswerOf<typeof useAttempt>;
/** The reward of the last attempt, and the readings beside it. */
export type RewardReading = AnswerOf<typeof slotmachineReward>['data']['data'];
/** A reward of a game. */
export type GameRewardData = NonNullable<RewardReading['reward']>;

/**
 * A game: its config, the guest's attempts, and the reward of the last one. The server draws; an attempt that did not arrive can be repeated
 * under its key, so that it is counted once.
 * @spec state:game-attempts, state:reward-loading
 */
export class RewardGame {
  readonly configId: number;
  readonly config: Read<GameData>;
  readonly lastAttempt = new Loadable<AttemptData>();
  /** The readings of rewards. One that fails is left out: what is known stays, and the guest hears nothing of it. */
  readonly rewards: Read<RewardReading>;
  readonly #context: ReadContext;
  readonly #call: IdempotentCall<AttemptData>;
  /** The readings before the last attempt. */
  private readingBefore: RewardReading | null = null;

  /** `newKey` creates idempotency keys. */
  constructor(configId: number, context: ReadContext, newKey?: () => string) {
    this.configId = configId;
    this.#context = context;
    this.config = new Read(() => callWithin(context, rewardGame, { configId }));
    this.rewards = new Read<RewardReading>(async () =>
      mapped(
        await callWithin(context, rewardCalls[this.config.value?.gameCategory ?? 'slotmachine'], { eventId: configId }),
        ({ data }) => data.data,
      ),
    );
    this.#call = new IdempotentCall(newKey);
    makeAutoObservable<this, 'readingBefore'>(
      this,
      { configId: false, readingBefore: observableRef },
      { autoBind: true },
    );
  }

  /** Attempts of today that are left; null for visitors, and before the game is read. */
  get attemptsLeft(): number | null {
    return this.config.value?.guestInfo?.attemptsLeftToday ?? null;
  }

  /** The points of the guest in this game. */
  get points(): number {
    return this.config.value?.guestInfo?.points ?? 0;
  }

  /** The last readings that are known. */
  get reading(): RewardReading | null {
    return this.rewards.value;
  }

  /** The reward of the last attempt, null for nothing; undefined until it is read, and where that failed. A later reading leaves it there. */
  get reward(): GameRewardData | null | undefined {
    return this.rewards.value === this.readingBefore ? undefined : this.rewards.value?.reward;
  }

  /** Whether an attempt is not answered yet. */
  get isPlaying(): boolean {
    return this.lastAttempt.state === 'loading';
  }

  /** Reads the game, and for a guest the reward of the last attempt beside it. */
  async load(): Promise<Result<GameData>> {
    const result = await this.config.load();
    if (result.ok && result.value.guestInfo !== null) await this.loadReward();
    return result;
  }

  /** Reads the game again after each push that changes its rewards. */
  listen(source: PushSource): void {
    this.config.listen(source, bonusCodeRedeemed);
    this.rewards.listen(source, bonusCodeRedeemed);
  }

  /** Uses an attempt, once however often the guest presses, and reads its reward. @spec query:reward-game.use-attempt */
  async use(): Promise<Result<AttemptData>> {
    const { configId } = this;
    const result = await this.#call.run((key) =>
      // Without the scope's signal: leaving the page does not cancel an attempt.
      this.lastAttempt.track(() => this.#context.client.call(useAttempt, { configId }, { key })),
    );
    if (!result.ok) return result;
    if (result.value === null) {
      await this.config.load();
      return result;
    }
    this.awaitReward();
    const { points, attemptsLeftToday } = result.value;
    this.config.change((game) =>
      game.guestInfo === null ? game : { ...game, guestInfo: { ...game.guestInfo, points, attemptsLeftToday } },
    );
    await this.loadReward();
    return result;
  }

  /** From now on the readings that are known are those of an earlier attempt. */
  private awaitReward(): void {
    this.rewards.expire();
    this.readingBefore = this.rewards.value;
  }

  /** Reads the reward of the last attempt. A failure changes nothing. @spec error:reward-loading-failed */
  async loadReward(): Promise<void> {
    if (this.config.value !== null) await this.rewards.load();
  }
}
