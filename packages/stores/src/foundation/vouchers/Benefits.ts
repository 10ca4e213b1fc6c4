import type { AnswerOf } from '@lounge/protocol';
import { bonusCodeRedeemed, getGuestBenefits, guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** What a guest has besides coins. */
export type BenefitsData = AnswerOf<typeof getGuestBenefits>;
/** One benefit. */
export type Benefit = BenefitsData['benefits'][number];

/** The guest's benefits; read again when vouchers, codes or the balance change, since a top-up uses a bonus up. */
export class Benefits {
  readonly data = new Loadable<BenefitsData>();
  readonly #context: Pick<StoreContext, 'client' | 'scope'>;
  readonly #pushes = new LatestRead();
  /** Reads in flight. Equal ones share an answer, so a push repeats a read and begins no other one beside it. */
  #reads = 0;

  constructor(context: Pick<StoreContext, 'client' | 'scope'>) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { socket, scope } = source;
    scope.onEnd(socket.on(guestVouchers, this.onChange));
    scope.onEnd(socket.on(bonusCodeRedeemed, this.onChange));
    scope.onEnd(socket.on(guestBalance, this.onChange));
    reloadOnResync(source, () => [this.data], this.load);
  }

  /** @spec query:guest.benefits */
  async load(): Promise<Result<BenefitsData>> {
    const { client, scope } = this.#context;
    const read = () => client.call(getGuestBenefits, {}, { signal: scope.signal });
    this.#reads += 1;
    const result = await this.data.load(() => this.#pushes.readUntilCurrent(read));
    this.#reads -= 1;
    return result;
  }

  /** @spec socket:guestVouchers, socket:bonusCodeRedeemed */
  onChange(): void {
    this.#pushes.invalidate();
    if (this.data.state !== 'ready' || this.#reads > 0) return;
    this.data.markStale();
    void this.load();
  }
}
