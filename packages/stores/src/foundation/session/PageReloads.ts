import { pageReload, sessionExpired } from '@lounge/protocol/foundation/session';
import type { PushSource } from '../../ports.ts';

/**
 * Reloads the page when the server requests it or the session ended, and forgets what the browser stores for a guest whose session ended.
 * Reloads can be postponed while something would be lost, such as the result of a payment.
 * @spec state:page-reload-push, state:session-expiry, error:session-expired, feature:shell.session-expiry, screen:overlay.session-expired
 */
export class PageReloads {
  readonly #reload: () => void;
  readonly #forget: () => void;
  #postponements = 0;
  #isDue = false;
  #hasEnded = false;

  /** `forget` removes what the browser stores for the guest. */
  constructor(reload: () => void, forget: () => void = () => undefined) {
    this.#reload = reload;
    this.#forget = forget;
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(pageReload, () => this.request()));
    scope.onEnd(socket.on(sessionExpired, () => this.sessionEnded()));
  }

  /** Reloads the page, now or as soon as no postponement is left. */
  request(): void {
    if (this.#postponements === 0) this.#run();
    else this.#isDue = true;
  }

  /** The session was ended, here or elsewhere: forgets the guest and reloads the page. */
  sessionEnded(): void {
    this.#hasEnded = true;
    this.#forget();
    this.request();
  }

  /** Postpones reloads. Returns a function that ends the postponement; calling it again does nothing. */
  postpone(): () => void {
    this.#postponements += 1;
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      this.#postponements -= 1;
      if (this.#postponements === 0 && this.#isDue) this.#run();
    };
  }

  #run(): void {
    // Once more, as the page may have stored something since.
    if (this.#hasEnded) this.#forget();
    this.#reload();
  }
}
