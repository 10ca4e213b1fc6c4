import { AggregatorRegistry, type Registry } from 'prom-client';
import type { MetricsSource } from './metrics-endpoint.ts';

/** Lets the primary process ask this worker for its metrics. */
export const answerPrimary = (registry: Registry): void => {
  AggregatorRegistry.setRegistries(registry);
  // Its constructor begins to listen to the primary process.
  void new AggregatorRegistry();
};

/** The metrics of all workers of a cluster, for its primary process; each worker has its `process` label. Rejects if one does not answer. */
export const joinedMetrics = (): MetricsSource => {
  const joined = new AggregatorRegistry();
  return { contentType: joined.contentType, text: () => joined.clusterMetrics() };
};
