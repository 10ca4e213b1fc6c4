import { vxpayLogout } from '@lounge/protocol/foundation/session';
import type { Failure } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';

/**
 * Ends the session on the server, which has all tabs of the session reload. This page reloads itself, because its
 * connection may be lost.
 * @spec rest:vxpay.logout, feature:account.logout
 */
export class Logout {
  isPending = false;
  failure: Failure | null = null;
  readonly #context: StoreContext;
  readonly #reload: () => void;

  constructor(context: StoreContext, reload: () => void) {
    this.#context = context;
    this.#reload = reload;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Clears the failure. */
  clearFailure(): void {
    this.failure = null;
  }

  async logOut(): Promise<void> {
    if (this.isPending) return;
    this.isPending = true;
    const result = await this.#context.client.call(vxpayLogout, {});
    // The session had ended already.
    const isOut = result.ok || result.failure.code === 'needLogin';
    runInAction(() => {
      this.isPending = false;
      this.failure = isOut || result.ok ? null : result.failure;
    });
    if (isOut) this.#reload();
  }
}
