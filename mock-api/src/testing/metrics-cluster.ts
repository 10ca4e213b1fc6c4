/** Two processes with metrics; their primary process prints those of both and ends. */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { clusterMetrics, openObservation } from '../server/observation.ts';

const workers = 2;
const options = { hasMetrics: true, hasTraces: false, report: () => undefined };

if (cluster.isPrimary) {
  const source = await clusterMetrics();
  const forked = Array.from({ length: workers }, () => cluster.fork());
  await Promise.all(forked.map((each) => once(each, 'message')));
  process.stdout.write(await source.text());
  for (const each of forked) each.disconnect();
} else {
  const { metrics } = await openObservation(options);
  metrics?.noteJob('chats', cluster.worker?.id ?? 0);
  process.send?.('ready');
}
