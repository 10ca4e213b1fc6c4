import { vxpayLogout } from '@lounge/protocol/foundation/session';
import type { Failure } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';

/**
 * Logging out: the session ends on the server, which tells all of its tabs; this page loads anew at once, also where the
 * connection that would tell it is gone.
 * @spec rest:vxpay.logout
 */
export class Logout {
  isUnderWay = false;
  failure: Failure | null = null;
  readonly #context: StoreContext;
  readonly #reload: () => void;

  constructor(caller: StoreContext, reload: () => void) {
    this.#context = caller;
    this.#reload = reload;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Forgets that it failed. */
  forget(): void {
    this.failure = null;
  }

  async logOut(): Promise<void> {
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    const result = await this.#context.client.call(vxpayLogout, {});
    // A session that had ended already is as good.
    const isOut = result.ok || result.failure.code === 'needLogin';
    runInAction(() => {
      this.isUnderWay = false;
      this.failure = isOut || result.ok ? null : result.failure;
    });
    if (isOut) this.#reload();
  }
}
