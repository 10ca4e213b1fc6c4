import { pageReload, sessionExpired } from '@lounge/protocol/foundation/session';
import type { PushSource } from '../../ports.ts';

/**
 * Loads the page anew when the server asks for it or the session has ended; while something is awaited that a reload
 * would lose, such as the feedback of a payment, it waits for that.
 * @spec state:page-reload-push, state:session-expiry, error:session-expired
 */
export class PageReloads {
  readonly #reload: () => void;
  #holds = 0;
  #isDue = false;

  constructor(reload: () => void) {
    this.#reload = reload;
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(pageReload, () => this.request()));
    scope.onEnd(socket.on(sessionExpired, () => this.request()));
  }

  /** Loads the page anew, now or when nothing holds it any more. */
  request(): void {
    if (this.#holds === 0) this.#reload();
    else this.#isDue = true;
  }

  /** Holds reloads back until the answer is called; it does nothing a second time. */
  postpone(): () => void {
    this.#holds += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holds -= 1;
      if (this.#holds === 0 && this.#isDue) this.#reload();
    };
  }
}
