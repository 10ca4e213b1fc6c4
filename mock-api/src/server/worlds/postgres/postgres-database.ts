import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { readPattern, WorldClosedError, type Database, type Executor, type PoolUse } from '../../../world/database.ts';
import { oneByOne } from '../../one-by-one.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { isPreparedBefore, queryOf } from './postgres-executor.ts';
import { TransactionExecutor } from './TransactionExecutor.ts';

/**
 * A change that others overtake is repeated. Those that are repeated run one after the other, in all processes, so that they do not overtake
 * each other again.
 */
const mostTries = 12;
const longestWaitMs = 50;
/** The lock of the change whose turn it is; the number is this application's, in any database. */
const turn = 7_203_114_519;

/** A key that another change inserted at the same time is found at the second try; one that was there before fails again. */
const mostTriesOfKeys = 3;

const codeOf = (cause: unknown): unknown => (cause instanceof Error && 'code' in cause ? cause.code : undefined);

/** Serialization failures and deadlocks: the change had no effect, and succeeds when the other one is over. */
const isConflict = (cause: unknown): boolean => ['40001', '40P01'].includes(String(codeOf(cause)));

/** Of two changes that insert one key, PostgreSQL may find the second a violation of its index before it finds the conflict. */
const isTakenKey = (cause: unknown): boolean => codeOf(cause) === '23505';

/** A connection that broke, could not be opened in time, or on which no answer comes: pg says so in words only. */
const awayPattern =
  /^(?:Connection terminated|timeout exceeded|Query read timeout|Client (?:has encountered|was closed))/;

class DatabaseAwayError extends Error {
  readonly code = 'DATABASE_AWAY';
}

const withCode = (cause: unknown): unknown =>
  cause instanceof Error && !('code' in cause) && awayPattern.test(cause.message)
    ? new DatabaseAwayError(cause.message, { cause })
    : cause;

const ignore = (): void => undefined;

/** A serializable change that scans a table conflicts with all that write it, and PostgreSQL scans small tables though they have an index. */
const begin = 'begin isolation level serializable; set local enable_seqscan = off';

/** Runs `work` in a transaction of a client. */
const transact = async <T>(client: PoolClient, work: (tx: Executor) => Promise<T>): Promise<T> => {
  const transaction = new TransactionExecutor(client, begin);
  try {
    const result = await work(transaction);
    await transaction.commit();
    return result;
  } finally {
    transaction.end();
  }
};

const poolUseOf = (pool: Pool): PoolUse => ({
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

/** The database of a world on PostgreSQL. `pool` is its own and ends with it. */
export const postgresDatabase = (pool: Pool): Database => {
  let isClosed = false;
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', ignore);
  const assertOpen = (): void => {
    if (isClosed) throw new WorldClosedError('The world is not open any more.');
  };
  const reader: Executor = {
    dialect: postgresDialect,
    query: async (sql, parameters) => {
      assertOpen();
      if (!readPattern.test(sql)) throw new Error('The reader of a world only reads: run what writes in a change.');
      const read = async () => (await pool.query(queryOf(sql, parameters))).rows as readonly unknown[];
      try {
        return await read().catch((cause: unknown) =>
          isPreparedBefore(cause) ? read() : Promise.reject(cause as Error),
        );
      } catch (cause) {
        throw withCode(cause);
      }
    },
  };
  const once = async <T>(work: (tx: Executor) => Promise<T>, inTurn: boolean): Promise<T> => {
    assertOpen();
    const client = await pool.connect();
    // The statement that runs says it too; without a listener a broken connection would end the process.
    client.on('error', ignore);
    let isLost = false;
    try {
      // Before the transaction, whose view of the rows begins with its first statement.
      if (inTurn) await client.query('select pg_advisory_lock($1)', [turn]);
      return await transact(client, work);
    } catch (cause) {
      await client.query('rollback').catch(() => {
        isLost = true;
      });
      throw cause;
    } finally {
      if (inTurn && !isLost)
        await client.query('select pg_advisory_unlock($1)', [turn]).catch(() => {
          isLost = true;
        });
      client.off('error', ignore);
      client.release(isLost);
    }
  };
  // A connection that waits for its turn among all processes is missed by others, so that one of this process does.
  const inTurn = oneByOne();
  const change: Database['change'] = async (work, afterCommit) => {
    for (let tries = 1, takenKeys = 0; ; tries += 1) {
      try {
        const result = await (tries > 1 ? inTurn(() => once(work, true)) : once(work, false));
        afterCommit?.(result);
        return result;
      } catch (cause) {
        if (isTakenKey(cause)) takenKeys += 1;
        const mayRepeat =
          isConflict(cause) || isPreparedBefore(cause) || (isTakenKey(cause) && takenKeys < mostTriesOfKeys);
        if (!mayRepeat || tries === mostTries) throw withCode(cause);
        await wait(Math.random() * Math.min(longestWaitMs, 2 ** tries));
      }
    }
  };
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    void pool.end();
  };
  return { reader, change, close, poolUse: () => poolUseOf(pool) };
};
