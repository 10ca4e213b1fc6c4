import type { Database } from './database.ts';

/** A change while it runs and after it. */
export interface ObservedChange {
  readonly dialect: Database['reader']['dialect']['name'];
  /** How often it was begun: more than once where PostgreSQL asked for it. */
  readonly tries: number;
  /** The kinds of its ledger transactions. */
  readonly ledgerTransactions: readonly string[];
}

/** Runs around a change, for metrics and traces; returns the result of `run`. */
export type AroundChange = <T>(change: ObservedChange, run: () => Promise<T>) => Promise<T>;

/** A database with something that runs around its changes. */
export const observedDatabase = (database: Database, around: AroundChange): Database => ({
  ...database,
  change: (work, afterCommit) => {
    const observed = { dialect: database.reader.dialect.name, tries: 0, ledgerTransactions: [] as string[] };
    const run = () =>
      database.change((tx) => {
        observed.tries += 1;
        // What an earlier try has done did not happen.
        observed.ledgerTransactions = [];
        return work({ ...tx, noteLedgerTransaction: (kind) => void observed.ledgerTransactions.push(kind) });
      }, afterCommit);
    return around(observed, run);
  },
});
