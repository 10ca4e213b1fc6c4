const browserAddress = (): string => location.href.replace(/#.*/, '');

/** Options of LastAddress. */
interface LastAddressOptions {
  /** The address at which a page was asked for last; null where none is shown, as on the server or in a document that failed. */
  readonly first: string | null;
  /** Returns the address of the browser without its fragment; null where there is no history. */
  readonly current: (() => string) | null;
}

/** The address at which a page was asked for last, which tells a step through the history from a link. */
export class LastAddress {
  #address: string | null;
  readonly #current: (() => string) | null;

  constructor({ first, current }: LastAddressOptions) {
    this.#address = first;
    this.#current = current;
  }

  /** That of the document that the browser has loaded. A way back to a document that failed loads its page. */
  static ofDocument(hasFailed: boolean): LastAddress {
    return new LastAddress({ first: hasFailed ? null : browserAddress(), current: browserAddress });
  }

  get value(): string | null {
    return this.#address;
  }

  /** Whether a page is opened by a step: the browser's address changes before the page is loaded, and after it otherwise. */
  isStepTo(address: string): boolean {
    return this.#current !== null && address === this.#current() && address !== this.#address;
  }

  /** A page is asked for. */
  change(address: string): void {
    this.#address = address;
  }
}
