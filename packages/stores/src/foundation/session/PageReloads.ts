import { pageReload, sessionExpired } from '@lounge/protocol/foundation/session';
import type { PushSource } from '../../ports.ts';

/**
 * Reloads the page when the server requests it or the session ended. Reloads can be postponed while something would be
 * lost, such as the result of a payment.
 * @spec state:page-reload-push, state:session-expiry, error:session-expired
 */
export class PageReloads {
  readonly #reload: () => void;
  #postponements = 0;
  #isDue = false;

  constructor(reload: () => void) {
    this.#reload = reload;
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(pageReload, () => this.request()));
    scope.onEnd(socket.on(sessionExpired, () => this.request()));
  }

  /** Reloads the page, now or as soon as no postponement is left. */
  request(): void {
    if (this.#postponements === 0) this.#reload();
    else this.#isDue = true;
  }

  /** Postpones reloads. Returns a function that ends the postponement; calling it again does nothing. */
  postpone(): () => void {
    this.#postponements += 1;
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      this.#postponements -= 1;
      if (this.#postponements === 0 && this.#isDue) this.#reload();
    };
  }
}
