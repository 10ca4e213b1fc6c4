import cluster from 'node:cluster';
import type { AroundCall } from '../dispatch/run-call.ts';
import type { AroundChange } from '../world/observed-database.ts';
import type { MetricsSource } from './metrics/metrics-endpoint.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Metrics and traces of a server: what runs around its calls and the changes of its worlds. */
export interface Observation {
  readonly metrics: Metrics | null;
  readonly tracing: Tracing | null;
  readonly aroundCall: AroundCall | undefined;
  /** For `openWorlds`. */
  readonly aroundChange: AroundChange | undefined;
}

/** Neither metrics nor traces: nothing runs around calls. */
export const noObservation: Observation = {
  metrics: null,
  tracing: null,
  aroundCall: undefined,
  aroundChange: undefined,
};

/** Whose failures are not in the answer of a call. */
interface ObservationOptions {
  readonly hasMetrics: boolean;
  /** By the variables of OpenTelemetry, which its libraries read themselves. */
  readonly hasTraces: boolean;
  /** Called when traces cannot be sent. */
  readonly report: (cause: unknown) => void;
}

const bothCalls =
  (metrics: Metrics, tracing: Tracing): AroundCall =>
  (call, caller, run) =>
    tracing.aroundCall(call, caller, () => metrics.aroundCall(call, caller, run));

const bothChanges =
  (metrics: Metrics, tracing: Tracing): AroundChange =>
  (change, run) =>
    tracing.aroundChange(change, () => metrics.aroundChange(change, run));

/** Opens metrics and traces. Their libraries are loaded only where they are wanted. */
export const openObservation = async ({ hasMetrics, hasTraces, report }: ObservationOptions): Promise<Observation> => {
  const metrics = hasMetrics
    ? (await import('./metrics/create-metrics.ts')).createMetrics({ process: String(cluster.worker?.id ?? 0) })
    : null;
  const tracing = hasTraces ? (await import('./tracing/open-tracing.ts')).openTracing(report) : null;
  if (metrics !== null && tracing !== null)
    return { metrics, tracing, aroundCall: bothCalls(metrics, tracing), aroundChange: bothChanges(metrics, tracing) };
  const only = metrics ?? tracing;
  return { metrics, tracing, aroundCall: only?.aroundCall, aroundChange: only?.aroundChange };
};

/** The metrics of all workers of a cluster, for its primary process. */
export const clusterMetrics = async (): Promise<MetricsSource> =>
  (await import('./metrics/joined-metrics.ts')).joinedMetrics();
