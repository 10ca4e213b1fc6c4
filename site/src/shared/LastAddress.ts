const browserAddress = (): string => location.href.replace(/#.*/, '');

/** The address of the page that is shown, which tells a step through the history from a link. */
export class ShownAddress {
  #address: string | null;

  /** `address` is null where there is no history, as on the server, and empty for a document whose page failed: a way back loads it. */
  constructor(address: string | null) {
    this.#address = address;
  }

  /** The address of the document that the browser has loaded. */
  static ofDocument(hasFailed: boolean): ShownAddress {
    return new ShownAddress(hasFailed ? '' : browserAddress());
  }

  get current(): string | null {
    return this.#address;
  }

  /** Whether a page is opened by a step: the browser's address changes before the page is loaded, and after it otherwise. */
  isStepTo(address: string): boolean {
    return this.#address !== null && address === browserAddress() && address !== this.#address;
  }

  /** A page is loaded. After a failed document every page may be a step. */
  change(address: string): void {
    this.#address &&= address;
  }
}
