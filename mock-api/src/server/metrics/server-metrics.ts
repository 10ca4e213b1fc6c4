import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { PoolUse } from '../../world/database.ts';

/** From half a millisecond, a read in memory, to ten seconds, when a page gives up. */
const callSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const pushSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const jobSeconds = [0.001, 0.01, 0.1, 0.5, 1, 5, 10, 60];

/** Metrics of what happens; each is counted when it does. */
const counted = (registers: Registry[]) => ({
  calls: new Histogram({
    name: 'lounge_call_duration_seconds',
    help: 'Calls (REST, queries, socket commands, reads of pages) by their ids and outcomes: ok or a failure code.',
    labelNames: ['call', 'outcome'] as const,
    buckets: callSeconds,
    registers,
  }),
  rejections: new Counter({
    name: 'lounge_rejections_total',
    help: 'Everything that was rejected or failed, also before a call was known; code tooMany is a limit.',
    labelNames: ['call', 'code'] as const,
    registers,
  }),
  pushDelay: new Histogram({
    name: 'lounge_push_delay_seconds',
    help: 'From the row of a push in the outbox to its delivery to the sockets of this process.',
    buckets: pushSeconds,
    registers,
  }),
  ledgerTransactions: new Counter({
    name: 'lounge_ledger_transactions_total',
    help: 'Committed transactions of the ledger by their kinds.',
    labelNames: ['kind'] as const,
    registers,
  }),
  transactions: new Counter({
    name: 'lounge_transactions_total',
    help: 'Transactions of the database by their outcomes; a rejected change is rolled back too.',
    labelNames: ['outcome'] as const,
    registers,
  }),
  retries: new Counter({
    name: 'lounge_transaction_retries_total',
    help: 'How often a transaction was repeated because another one had overtaken it.',
    registers,
  }),
  jobs: new Histogram({
    name: 'lounge_job_duration_seconds',
    help: 'Runs of the jobs of the clock, over all worlds.',
    labelNames: ['job'] as const,
    buckets: jobSeconds,
    registers,
  }),
  jobFailures: new Counter({
    name: 'lounge_job_failures_total',
    help: 'Failures within the jobs of the clock; each is tried again.',
    labelNames: ['job'] as const,
    registers,
  }),
});

const noWorlds = (): { main: number; named: number } => ({ main: 0, named: 0 });

/** Metrics of what is; each is read when somebody asks for it. */
const readWhenAsked = (registers: Registry[]) => {
  let socketsOf = noWorlds;
  let connectionsOf = (): PoolUse | null => null;
  let undeliveredOf = async (): Promise<number | null> => 0;
  const sockets = new Gauge({
    name: 'lounge_sockets',
    help: 'Open sockets: of the main world, and of all named ones.',
    labelNames: ['world'] as const,
    registers,
    collect: () => {
      for (const [world, count] of Object.entries(socketsOf())) sockets.set({ world }, count);
    },
  });
  const connections = new Gauge({
    name: 'lounge_database_connections',
    help: 'Connections to PostgreSQL: open ones, idle ones, and how many wait for one; absent on SQLite.',
    labelNames: ['state'] as const,
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(connectionsOf() ?? {})) connections.set({ state }, count);
    },
  });
  const undelivered = new Gauge({
    name: 'lounge_undelivered_pushes',
    help: 'Committed pushes to everybody that have not reached the sockets of this process.',
    registers,
    collect: async () => {
      const count = await undeliveredOf();
      // Without a value rather than with an old one, where the database cannot be read.
      if (count === null) undelivered.remove();
      else undelivered.set(count);
    },
  });
  return {
    onSockets: (read: typeof socketsOf) => void (socketsOf = read),
    onConnections: (read: typeof connectionsOf) => void (connectionsOf = read),
    onUndelivered: (read: typeof undeliveredOf) => void (undeliveredOf = read),
  };
};

/** Registers the metrics of the server. */
export const serverMetrics = (registry: Registry) => ({ ...counted([registry]), ...readWhenAsked([registry]) });
