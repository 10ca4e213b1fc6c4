import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { siteBrands, type SiteBrands } from '@lounge/site/brands';
import { Piscina } from 'piscina';
import type { SiteBundle } from '../site-bundle.ts';
import {
  renderHere,
  type FromRendering,
  type RenderJob,
  type Rendering,
  type RenderPorts,
  type ToRendering,
} from './render-job.ts';

/** Renders documents. */
export interface Renderer {
  /** Returns the document, or `busy` when too many are waiting. Rejects if it could not be rendered. */
  render(job: RenderJob, ports: RenderPorts): Promise<Rendering | 'busy'>;
  close(): Promise<void>;
}

/** Renders in the server's own thread, from the sources of a development server. */
export const rendererHere = (site: SiteBundle): Renderer => ({
  render: (job, ports) => renderHere(site, job, ports),
  close: () => Promise.resolve(),
});

const answerCalls = (port: MessagePort, { transport, report }: RenderPorts): void => {
  const answer = async (call: number, request: Parameters<typeof transport.send>[0]): Promise<void> => {
    const reply = await transport.send(request).catch((cause: unknown) => {
      report(cause);
      return null;
    });
    const message: ToRendering = { call, answer: reply };
    port.postMessage(message);
  };
  port.on('message', (message: FromRendering) => {
    if ('call' in message) return void answer(message.call, message.request);
    const { error } = message;
    report(Object.assign(new Error(error.message), { stack: error.stack }));
  });
};

/** Options of renderThreads. */
interface RenderThreadOptions {
  readonly brands?: SiteBrands;
  /** The number of threads. @default all cores but the one of the server's own thread, four at most */
  readonly threads?: number;
  /** How many documents may wait; a page takes some ten milliseconds. @default 32 */
  readonly maxWaiting?: number;
  /** How much lower the priority of the threads is than that of the server's own one. @default 5 */
  readonly niceIncrement?: number;
  /** Called when a thread fails that renders nothing; another one replaces it. */
  readonly onError?: (cause: unknown) => void;
}

/**
 * Renders the built site in threads of their own, so that calls and sockets do not wait for pages. The threads ask the server's
 * thread for what the pages show, and have a lower priority than it.
 */
export const renderThreads = ({
  brands = siteBrands,
  threads = Math.min(4, Math.max(1, availableParallelism() - 1)),
  maxWaiting = 32,
  niceIncrement = 5,
  onError,
}: RenderThreadOptions = {}): Renderer => {
  const pool = new Piscina<unknown, Rendering>({
    filename: fileURLToPath(new URL('./render-thread.ts', import.meta.url)),
    name: 'renderInThread',
    execArgv: ['--conditions=@lounge/source'],
    workerData: brands,
    // All at once: one that starts later could find another build of the site.
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Infinity,
    maxQueue: maxWaiting,
    // While one waits for its calls, the other is rendered.
    concurrentTasksPerWorker: 2,
    niceIncrement,
  });
  // Without a listener it would end the process.
  pool.on('error', (cause) => onError?.(cause));
  return {
    render: async (job, ports) => {
      if (pool.queueSize >= maxWaiting) return 'busy';
      const { port1, port2 } = new MessageChannel();
      answerCalls(port1, ports);
      try {
        return await pool.run({ job, port: port2 }, { transferList: [port2] });
      } catch (cause) {
        port1.close();
        throw cause;
      }
    },
    close: () => pool.destroy(),
  };
};
