import type { ClientBase } from 'pg';
import { readPattern, type Executor } from '../../../world/database.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { executorOf } from './postgres-executor.ts';

const ignore = (): void => undefined;

/** Writes that return nothing. */
const isBlind = (sql: string): boolean => /^\s*(?:insert|update|delete)\b/i.test(sql) && !/\breturning\b/i.test(sql);

/** So many writes are sent without waiting for one of them. */
const mostSent = 100;

/**
 * The executor of a transaction. Nobody waits for a write that returns nothing: it is sent before what follows it, and if it fails, that
 * fails for its reason, at the latest the commit.
 */
export class TransactionExecutor implements Executor {
  readonly dialect = postgresDialect;
  readonly #client: ClientBase;
  readonly #executor: Executor;
  readonly #begun: Promise<unknown>;
  #isFirst = true;
  /** The beginning, for which all statements wait in their order; null once it is there, or where a read came first. */
  #awaited: Promise<unknown> | null = null;
  #sent = 0;
  /** The reason of the first statement that failed. PostgreSQL rejects all after it with another one. */
  #failure: { readonly cause: unknown } | null = null;

  /** Sends `begin`. */
  constructor(client: ClientBase, begin: string) {
    this.#client = client;
    this.#executor = executorOf(client);
    this.#begun = this.#noting(client.query(begin));
    this.#begun.catch(ignore);
  }

  /** A property, as executors are spread. */
  readonly query = async (sql: string, parameters: readonly unknown[]): Promise<readonly unknown[]> => {
    // A read that comes first is sent along with `begin`; a write is not, as it would stand alone if `begin` failed.
    if (this.#isFirst && !readPattern.test(sql)) this.#awaited = this.#begun.finally(() => (this.#awaited = null));
    this.#isFirst = false;
    if (this.#awaited !== null) await this.#awaited;
    this.#throwFailure();
    const result = this.#noting(this.#executor.query(sql, parameters));
    if (!isBlind(sql)) return result;
    result.catch(ignore);
    this.#sent += 1;
    if (this.#sent % mostSent === 0) await result;
    return [];
  };

  /** Commits, or throws the reason why that cannot be. */
  async commit(): Promise<void> {
    this.#throwFailure();
    const { command } = await this.#noting(this.#client.query('commit'));
    // PostgreSQL ends a transaction in which a statement has failed without an error.
    if (command === 'COMMIT') return;
    this.#throwFailure();
    throw new Error('PostgreSQL rolled a transaction back in which no statement had failed.');
  }

  /** Rejects statements from now on: a part of the change that nobody awaits must not reach the connection, which others use. */
  end(): void {
    this.#failure ??= { cause: new Error('A statement came after the end of its change.') };
  }

  #throwFailure(): void {
    if (this.#failure !== null) throw this.#failure.cause;
  }

  async #noting<T>(result: Promise<T>): Promise<T> {
    try {
      return await result;
    } catch (cause) {
      this.#failure ??= { cause };
      throw this.#failure.cause;
    }
  }
}
