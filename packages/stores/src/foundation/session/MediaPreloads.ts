import { preloadMedia, type Scope } from '@lounge/transport';

/**
 * Media that is loaded ahead because the visitor will probably look at it next. Each address is loaded once; what is no longer wanted is
 * aborted, so that it does not delay what is looked at.
 * @spec feature:shell.media-preload
 */
export class MediaPreloads {
  readonly #load: typeof preloadMedia;
  readonly #pending = new Map<string, AbortController>();
  readonly #loaded = new Set<string>();

  constructor(scope: Scope, load: typeof preloadMedia = preloadMedia) {
    this.#load = load;
    scope.onEnd(() => this.want([]));
  }

  /** Loads the media of these addresses, and aborts the others that are being loaded. */
  want(addresses: readonly string[]): void {
    for (const [address, controller] of this.#pending) {
      if (addresses.includes(address)) continue;
      this.#pending.delete(address);
      controller.abort();
    }
    for (const address of addresses) {
      if (!this.#loaded.has(address) && !this.#pending.has(address)) void this.#preload(address);
    }
  }

  async #preload(address: string): Promise<void> {
    const controller = new AbortController();
    this.#pending.set(address, controller);
    const blob = await this.#load(address, { signal: controller.signal });
    if (this.#pending.get(address) === controller) this.#pending.delete(address);
    if (blob !== null) this.#loaded.add(address);
  }
}
