import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { oneByOne } from '../../one-by-one.ts';
import { answerTimeout, named, vanishedWithin } from './connection-options.ts';

const answerWithinMs = 4000;

/** How long, and how often, it is tried to share what another process has alone: it drops a database meanwhile. */
const sharedWithinMs = 15_000;
const tryEveryMs = 50;

/** Locks of two kinds never meet, whatever their keys are. */
const kinds = { use: 1, lead: 2 } as const;

/** The purpose of a lock: several processes use something, one leads it. */
export type LockKind = keyof typeof kinds;

const hashOf = (kind: LockKind): string => `hashtextextended($1, ${kinds[kind]})`;

/** The connection of the locks is lost with all of them, or opened, the first time and again. */
export interface LocksListener {
  readonly onLost: () => void;
  readonly onOpened: () => void;
}

/**
 * The locks of this process in a database, which one connection of its own holds: they end with the process. When the connection is lost
 * they are, too; the next call connects again.
 */
export class AdvisoryLocks {
  readonly #url: string;
  readonly #listener: LocksListener;
  #client: Promise<pg.Client> | null = null;
  /** The client while it is connected. */
  #opened: pg.Client | null = null;
  #isClosed = false;
  readonly #inTurn = oneByOne();

  constructor(url: string, listener: LocksListener) {
    this.#url = url;
    this.#listener = listener;
  }

  /** Shares a lock with other processes; waits until nobody has it alone. It does not wait in PostgreSQL, where all other locks would wait behind it. */
  async share(kind: LockKind, key: string): Promise<void> {
    for (const end = Date.now() + sharedWithinMs; ;) {
      const [row] = await this.#query(`select pg_try_advisory_lock_shared(${hashOf(kind)}) as "isShared"`, [key]);
      if ((row as { readonly isShared: boolean }).isShared) return;
      if (Date.now() > end) throw new Error('Another process did not give up a lock.');
      await wait(tryEveryMs);
    }
  }

  /** Gives back a lock that is shared. */
  async unshare(kind: LockKind, key: string): Promise<void> {
    await this.#query(`select pg_advisory_unlock_shared(${hashOf(kind)})`, [key]);
  }

  /** Takes those of some locks that nobody else has. Returns their keys. */
  async take(kind: LockKind, keys: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#query(
      `select key from unnest($1::text[]) as key where pg_try_advisory_lock(hashtextextended(key, ${kinds[kind]}))`,
      [keys],
    );
    return (rows as readonly { readonly key: string }[]).map(({ key }) => key);
  }

  /** Gives back a lock that was taken. */
  async giveBack(kind: LockKind, key: string): Promise<void> {
    await this.#query(`select pg_advisory_unlock(${hashOf(kind)})`, [key]);
  }

  /** Gives back all locks. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => undefined);
  }

  /** One at a time: pg's clients have no queue of their own from version 9 on. */
  #query(sql: string, values: readonly unknown[]): Promise<readonly unknown[]> {
    return this.#inTurn(async () => {
      const client = await this.#connected();
      try {
        return (await client.query(sql, [...values])).rows as readonly unknown[];
      } catch (cause) {
        this.#lose(client);
        throw cause;
      }
    });
  }

  #connected(): Promise<pg.Client> {
    if (this.#isClosed) return Promise.reject(new Error('The locks are closed.'));
    return (this.#client ??= this.#connect());
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      options: `${named} ${vanishedWithin}`,
      connectionTimeoutMillis: answerWithinMs,
      [answerTimeout]: answerWithinMs,
    });
    // The end says it too; without a listener a broken connection would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (cause) {
      this.#client = null;
      throw cause;
    }
    // Not before: a connection that was not opened has lost nothing.
    client.on('end', () => this.#lose(client));
    this.#opened = client;
    this.#listener.onOpened();
    return client;
  }

  #lose(client: pg.Client): void {
    if (this.#opened !== client || this.#isClosed) return;
    this.#opened = null;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#listener.onLost();
  }
}
