import cluster from 'node:cluster';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { AroundCall } from '../../dispatch/run-call.ts';
import type { AroundChange } from '../../world/observed-database.ts';
import { callLabel, codeLabel } from './call-labels.ts';
import { answerPrimary } from './joined-metrics.ts';
import { serverMetrics } from './server-metrics.ts';
import type { Metrics } from './metrics.ts';
import { undeliveredPushes } from './undelivered-pushes.ts';

/** The `process` label of a process that has no other beside it. */
const onlyProcess = '0';

/** Its types do not have the labels of metrics, which its classes have. */
const labelsOf = (registry: Registry): Metrics['labels'] =>
  new Map(
    registry
      .getMetricsAsArray()
      .map((metric) => [metric.name, 'labelNames' in metric ? (metric.labelNames as readonly string[]) : []]),
  );

const secondsSince = (at: number): number => (performance.now() - at) / 1000;

/** Creates the metrics of this process, and those of Node that prom-client knows. `process` distinguishes processes of one machine. */
export const createMetrics = ({ process = onlyProcess }: { readonly process?: string } = {}): Metrics => {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  const metrics = serverMetrics(registry);
  if (cluster.isWorker) answerPrimary(registry);

  const aroundCall: AroundCall = async ({ id: call }, _caller, run) => {
    const startedAt = performance.now();
    const outcome = await run();
    metrics.calls.observe({ call, outcome: outcome.ok ? 'ok' : outcome.code }, secondsSince(startedAt));
    return outcome;
  };

  const aroundChange: AroundChange = async (change, run) => {
    let outcome = 'rolled back';
    try {
      const result = await run();
      outcome = 'committed';
      for (const kind of change.ledgerTransactions) metrics.ledgerTransactions.inc({ kind });
      return result;
    } finally {
      metrics.transactions.inc({ outcome });
      if (change.tries > 1) metrics.retries.inc(change.tries - 1);
    }
  };

  return {
    aroundCall,
    aroundChange,
    noteRecord: (record) => {
      const code = codeLabel(record);
      if (code !== null) metrics.rejections.inc({ call: callLabel(record), code });
    },
    noteJob: (job, seconds) => metrics.jobs.observe({ job }, seconds),
    noteJobFailure: (job) => metrics.jobFailures.inc({ job }),
    follow: ({ worlds, sockets }) => {
      const { main } = worlds;
      metrics.onSockets(() => {
        const inMain = sockets.countHere(main);
        return { main: inMain, named: sockets.count() - inMain };
      });
      metrics.onConnections(() => main.database.poolUse?.() ?? null);
      metrics.onUndelivered(undeliveredPushes(main));
      worlds.onOpen(({ bus, clock }) =>
        bus.subscribe(({ at }) => {
          if (at !== undefined) metrics.pushDelay.observe(Math.max(0, clock.now() - at) / 1000);
        }),
      );
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
    labels: labelsOf(registry),
  };
};
