import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import {
  bonusCodeRedeemed,
  checkBonusCode,
  redeemBonus,
  remainingBonusCode,
} from '@lounge/protocol/foundation/vouchers';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { IdempotentCall } from '../../reactive/IdempotentCall.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** The check of a code. */
export type CodeCheck = AnswerOf<typeof checkBonusCode>;
/** How often a code can still be redeemed. */
export type CodesLeft = AnswerOf<typeof remainingBonusCode>;
/** Benefits from a code. */
export type RedeemedBonus = NonNullable<AnswerOf<typeof redeemBonus>['data']['bonus']>;
/** The state of the code that the guest entered. */
export type CodeState = 'empty' | 'checking' | 'canRedeem' | 'cannotRedeem' | 'redeeming' | 'redeemed' | 'failed';

/**
 * The code that a guest enters: checked, then redeemed. Why a redemption failed is not said, so the code is checked again.
 * @spec state:bonus-code
 */
export class BonusCodes {
  /** The code as the guest typed it. */
  code = '';
  /** The check of this code. */
  readonly checked: Read<CodeCheck>;
  /** Remaining uses of this code. */
  readonly left: Read<CodesLeft>;
  /** Benefits from the code; null before it is redeemed. */
  redeemed: RedeemedBonus | null = null;
  isRedeeming = false;
  /** Whether a redemption failed for a reason that a check does not name. */
  hasFailed = false;
  readonly #context: ReadContext;
  readonly #newKey: (() => string) | undefined;
  #redemption: IdempotentCall<AnswerOf<typeof redeemBonus>>;

  /** `newKey` creates idempotency keys. */
  constructor(context: ReadContext, newKey?: () => string) {
    this.#context = context;
    this.#newKey = newKey;
    this.checked = new Read(() => callWithin(context, checkBonusCode, { code: this.code.trim() }));
    this.left = new Read(() => callWithin(context, remainingBonusCode, { code: this.code.trim() }));
    this.#redemption = new IdempotentCall(newKey);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): CodeState {
    if (this.redeemed !== null) return 'redeemed';
    if (this.isRedeeming) return 'redeeming';
    if (this.checked.state === 'idle') return 'empty';
    if (this.checked.state === 'loading') return 'checking';
    if (this.hasFailed || (this.checked.state === 'failed' && this.reason === null)) return 'failed';
    return this.checked.value?.canRedeem.success === true ? 'canRedeem' : 'cannotRedeem';
  }

  /** Why the code cannot be redeemed; one without letters and digits, which the server does not check, is unknown. */
  get reason(): CodeCheck['canRedeem']['reason'] {
    const { value, failure } = this.checked;
    return failure?.code === 'malformed' ? 'unknown' : (value?.canRedeem.reason ?? null);
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(bonusCodeRedeemed, this.onBonusCodeRedeemed));
    source.scope.onEnd(source.socket.on(emailVerified, this.onEmailVerified));
    reloadOnResync(
      source,
      () => [this.checked],
      this.check,
      () => this.checked.state !== 'idle' && this.redeemed === null,
    );
  }

  /** Takes what the guest types; another code is not checked yet. */
  setCode(code: string): void {
    if (code === this.code) return;
    this.code = code;
    this.redeemed = null;
    this.hasFailed = false;
    this.checked.reset();
    this.left.reset();
    this.#redemption = new IdempotentCall(this.#newKey);
  }

  /** Checks the code. An empty one is not sent. @spec query:bonus-code.check, query:bonus-code.remaining, rule:bonus-code-nonempty */
  async check(): Promise<void> {
    const code = this.code.trim();
    if (code === '') return;
    this.hasFailed = false;
    const result = await this.checked.load();
    if (result.ok && result.value.config !== null && this.code.trim() === code) await this.left.load();
  }

  /** Redeems the code, once however often the guest presses. @spec rest:guest.bonus.redeem, error:bonus-redeem-failed */
  redeem(): Promise<Result<AnswerOf<typeof redeemBonus>>> {
    return this.#redemption.run(async (key) => {
      const code = this.code.trim();
      this.isRedeeming = true;
      // Without the scope's signal: leaving the page does not cancel a redemption.
      const result = await this.#context.client.call(redeemBonus, { code }, { key });
      const bonus = result.ok ? result.value.data.bonus : null;
      if (bonus === null) await this.check();
      runInAction(() => {
        this.isRedeeming = false;
        if (this.code.trim() !== code) return;
        this.redeemed = bonus;
        this.hasFailed = bonus === null && this.checked.value?.canRedeem.success !== false;
      });
      return result;
    });
  }

  /** Reads again, as benefits of codes that need a confirmed address may be given now. */
  onEmailVerified(): void {
    if (this.checked.value?.canRedeem.reason === 'needsAddress') void this.check();
  }

  /** The code may have been redeemed on another device. @spec socket:bonusCodeRedeemed */
  onBonusCodeRedeemed({ code }: PayloadOf<typeof bonusCodeRedeemed>): void {
    if (this.checked.value?.code === code && this.redeemed === null && !this.isRedeeming) void this.check();
  }
}
