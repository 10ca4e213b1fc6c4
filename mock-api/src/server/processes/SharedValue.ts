import type { WorldChannel } from '../../world/channel.ts';
import type { Database, Executor } from '../../world/database.ts';
import { metaValue, putMeta } from './meta-statements.ts';

/** The processes of a world. */
export interface SharedBy {
  readonly database: Database;
  readonly channel: WorldChannel;
}

/** A value of the world itself, a row of its `meta`, as JSON: what one process writes all others show. */
export class SharedValue<T> {
  readonly #key: string;
  readonly #by: SharedBy;
  readonly #show: (value: T) => void;
  /** The reads and writes so far, and the latest of them that is shown: an older answer may come after it. */
  #begun = 0;
  #shown = 0;

  constructor(key: string, by: SharedBy, show: (value: T) => void) {
    this.#key = key;
    this.#by = by;
    this.#show = show;
    by.channel.on(key, () => this.load());
    by.channel.onGap(() => void this.load().catch(() => undefined));
  }

  /** Reads the value and shows it, if there is one. */
  async load(): Promise<void> {
    const number = (this.#begun += 1);
    const stored = await this.#read(this.#by.database.reader);
    if (stored !== null) this.#showIfLatest(number, stored);
  }

  /** Writes what `edit` makes of the value, and shows it here. */
  async edit(edit: (stored: T | null) => T): Promise<void> {
    const edited = await this.#by.database.change(async (tx) => {
      const value = edit(await this.#read(tx));
      await putMeta.all(tx, { key: this.#key, value: JSON.stringify(value) });
      return value;
    });
    this.#showIfLatest((this.#begun += 1), edited);
  }

  /** The same, and resolves when the other processes show it. */
  async change(edit: (stored: T | null) => T): Promise<void> {
    await this.edit(edit);
    await this.#by.channel.ask(this.#key, null);
  }

  #showIfLatest(number: number, value: T): void {
    if (number < this.#shown) return;
    this.#shown = number;
    this.#show(value);
  }

  async #read(executor: Executor): Promise<T | null> {
    const stored = await metaValue.first(executor, { key: this.#key });
    return stored === null ? null : (JSON.parse(stored.value) as T);
  }
}
