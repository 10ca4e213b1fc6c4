import type pg from 'pg';
import type { Database } from '../../world/database.ts';
import { heldDatabase } from './held-database.ts';
import { beginHeld, connectTo, copyTemplate } from './test-databases.ts';

/** A database of this worker, which one world after the other uses. */
class Slot {
  readonly #name: string;
  #client: Promise<pg.Client> | null = null;
  #held: ReturnType<typeof heldDatabase> | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  get isFree(): boolean {
    return this.#held === null;
  }

  hold(run: string): Database {
    this.#held = heldDatabase(async () => {
      this.#client ??= copyTemplate(run, this.#name).then(connectTo);
      const client = await this.#client;
      await beginHeld(client);
      return client;
    });
    return this.#held;
  }

  async rollBack(): Promise<void> {
    // A call may have been answered before all its reads, and the next world uses the same client.
    await this.#held?.end();
    await (await this.#client)?.query('rollback');
    this.#held = null;
  }

  async end(): Promise<void> {
    await (await this.#client)?.end();
  }
}

/** The worlds of a worker's tests; those that are open at a time have a database each. */
export class HeldWorlds {
  readonly #run: string;
  readonly #worker: string;
  readonly #slots: Slot[] = [];
  #held: Slot[] = [];

  constructor(run: string, worker: string) {
    this.#run = run;
    this.#worker = worker;
  }

  /** How many worlds are open. */
  get size(): number {
    return this.#held.length;
  }

  open(): Database {
    let slot = this.#slots.find(({ isFree }) => isFree);
    if (slot === undefined) {
      slot = new Slot(`${this.#worker}_${this.#slots.length}`);
      this.#slots.push(slot);
    }
    this.#held.push(slot);
    return slot.hold(this.#run);
  }

  /** Rolls back all worlds but the first ones. */
  async rollBackTo(size: number): Promise<void> {
    const ended = this.#held.slice(size);
    this.#held = this.#held.slice(0, size);
    await Promise.all(ended.map((slot) => slot.rollBack()));
  }
}
