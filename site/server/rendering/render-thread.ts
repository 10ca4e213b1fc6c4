import type { SiteBrands } from '@lounge/site/brands';
import type { CallTransport, WireAnswer } from '@lounge/transport';
import { workerData } from 'piscina';
import { builtSite } from '../site-bundle.ts';
import {
  renderHere,
  type FromRendering,
  type Rendering,
  type RenderPorts,
  type ThreadJob,
  type ToRendering,
} from './render-job.ts';

// The server's thread passes its brands: they are plain data.
const site = builtSite(workerData as SiteBrands);
// Rejects the renderings below, and must not end the thread before the first one.
site.catch(() => undefined);

/** Sends calls to the server's thread, which has the world. */
const portsOf = (port: ThreadJob['port']): RenderPorts => {
  const waiting = new Map<number, (answer: WireAnswer | null) => void>();
  port.on('message', ({ call, answer }: ToRendering) => {
    waiting.get(call)?.(answer);
    waiting.delete(call);
  });
  const post = (message: FromRendering): void => port.postMessage(message);
  let calls = 0;
  const transport: CallTransport = {
    send: ({ signal: _signal, ...request }) =>
      new Promise((resolve, reject) => {
        calls += 1;
        waiting.set(calls, (answer) => (answer === null ? reject(new Error('There was no answer.')) : resolve(answer)));
        post({ call: calls, request });
      }),
  };
  const report = (cause: unknown): void => {
    const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
    post({ error: { message, stack } });
  };
  return { transport, report };
};

/** Renders a document in a thread of its own. The port is closed afterwards. */
export const renderInThread = async ({ job, port }: ThreadJob): Promise<Rendering> => {
  try {
    return await renderHere(await site, job, portsOf(port));
  } finally {
    port.close();
  }
};
