import { pageReload } from '@lounge/protocol/foundation/session';
import type { Ears } from '../../ports.ts';

/**
 * Loads the page anew when the server asks for it.
 * @spec state:page-reload-push
 */
export class PageReloads {
  readonly #reload: () => void;

  constructor(reload: () => void) {
    this.#reload = reload;
  }

  listen({ socket, scope }: Ears): void {
    scope.hold(socket.on(pageReload, () => this.#reload()));
  }
}
