import type { AnswerOf } from '@lounge/protocol';
import { collectEgg } from '@lounge/protocol/engagement/special-events';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import type { HiddenEgg } from '../../foundation/conversion/index.ts';
import { IdempotentCall, mayHaveHappened } from '../../reactive/IdempotentCall.ts';
import { Loadable } from '../../reactive/Loadable.ts';

type CollectedEgg = AnswerOf<typeof collectEgg>;

/**
 * Hidden; being collected; collected now, or before; it did not arrive and can be repeated; or it is there no more, as its day or its hunt is
 * over.
 */
export type FoundEggState = 'hidden' | 'collecting' | 'collected' | 'before' | 'failed' | 'gone';

/** The egg of a page, and how the guest collects it. @spec rest:special-events.easter.collect-egg, component:EasterEgg */
export class FoundEgg {
  readonly collected = new Loadable<CollectedEgg>();
  readonly #egg: HiddenEgg;
  readonly #context: StoreContext;
  readonly #call: IdempotentCall<CollectedEgg>;

  /** `newKey` creates idempotency keys. */
  constructor(egg: HiddenEgg, context: StoreContext, newKey?: () => string) {
    this.#egg = egg;
    this.#context = context;
    this.#call = new IdempotentCall(newKey);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): FoundEggState {
    const { state, value, failure } = this.collected;
    if (state === 'loading') return 'collecting';
    if (value !== null) return value.isNew ? 'collected' : 'before';
    if (failure === null) return 'hidden';
    return mayHaveHappened(failure) ? 'failed' : 'gone';
  }

  /** Collects the egg, once however often the guest presses; one that did not arrive is repeated under its key. */
  async collect(): Promise<void> {
    const { verificationToken, qmdate } = this.#egg;
    // Without the scope's signal: leaving the page does not cancel it.
    await this.#call.run((key) =>
      this.collected.track(() => this.#context.client.call(collectEgg, { verificationToken, qmdate }, { key })),
    );
  }
}
