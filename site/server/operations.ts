import cluster from 'node:cluster';
import { clusterMetrics, createLog, openObservation, serveMetrics, type MetricsSource } from '@lounge/mock-api/server';
import { logFileOf } from './announce.ts';
import { SetupError } from './flags.ts';
import type { Settings } from './settings.ts';

/** The settings that metrics and traces need. */
type Operated = Pick<Settings, 'host' | 'operations'>;

/** Opens the port of metrics. Throws a SetupError if it is taken. */
const serveOnOwnPort = async (source: MetricsSource, { host, operations }: Operated) => {
  const { metricsPort, adminToken } = operations;
  if (metricsPort === null) return null;
  try {
    return await serveMetrics(source, { port: metricsPort, host, token: adminToken });
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE' ? 'is taken' : 'cannot be opened';
    throw new SetupError(`METRICS_PORT ${metricsPort} ${reason}; choose another.`, { cause });
  }
};

/** Opens the port of metrics in the primary process of several, for all of its workers. Null without a port. */
export const openClusterMetrics = async (settings: Operated) => serveOnOwnPort(await clusterMetrics(), settings);

/**
 * Opens metrics and traces of this process. A worker of several does not listen on the port of metrics, its primary process does;
 * `ADMIN_TOKEN` reads the worker that answers.
 */
export const openOperations = async (settings: Operated, report: (cause: unknown) => void) => {
  const { metricsPort, adminToken, hasTraces } = settings.operations;
  const hasMetrics = metricsPort !== null || adminToken !== null;
  const observation = await openObservation({ hasMetrics, hasTraces, report });
  const { metrics, tracing } = observation;
  const own = metrics === null || cluster.isWorker ? null : await serveOnOwnPort(metrics, settings);
  return {
    observation,
    /** The port of metrics; null without. */
    port: own?.port ?? null,
    close: async (): Promise<void> => {
      await own?.close();
      await tracing?.close();
    },
  };
};

/** Opens the log: a file of the data directory, or standard output. `print` tells the person at the terminal when it cannot be written. */
export const openLog = (settings: Settings, print: (message: string) => void) =>
  createLog({
    ...(settings.operations.log === 'file' ? { file: `${settings.dataDirectory}/${logFileOf(settings)}` } : {}),
    onFailure: ({ message }) => print(`The log cannot be written and the server goes on without it: ${message}`),
  });
