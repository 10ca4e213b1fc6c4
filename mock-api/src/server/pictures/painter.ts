import { Worker } from 'node:worker_threads';
import type { PictureFiles } from './draw-widths.ts';
import type { PaintAnswer, PaintJob } from './worker.ts';

/** How many drawings may wait for the one that is being drawn. */
const WAITING_LIMIT = 20;

/** Where failures that no guest should notice are told; a pino logger fits. */
export interface PictureLog {
  warn(details: object, message: string): void;
}

/** Draws in one thread, one picture after the other. */
export interface Painter {
  /** The files of the picture, or `busy` when too many wait. Rejects when the drawing itself fails. */
  paint(job: PaintJob): Promise<PictureFiles | 'busy'>;
  /** Ends the thread; whoever waits gets `busy`. */
  close(): Promise<void>;
}

interface Order {
  readonly job: PaintJob;
  readonly resolve: (files: PictureFiles | 'busy') => void;
  readonly reject: (failure: Error) => void;
}

const fromSource = import.meta.url.endsWith('.ts');

function startWorker(): Worker {
  const script = new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url);
  return new Worker(script, { name: 'pictures', execArgv: fromSource ? ['--conditions=@lounge/source'] : [] });
}

/** Makes a painter; its thread starts with the first drawing and does not keep the process alive when idle. */
export function createPainter(log?: PictureLog): Painter {
  const waiting: Order[] = [];
  let current: Order | undefined;
  let worker: Worker | undefined;
  let closed = false;

  const next = () => {
    if (current || closed) return;
    current = waiting.shift();
    if (!current) {
      worker?.unref();
      return;
    }
    worker ??= hire();
    worker.ref();
    worker.postMessage(current.job);
  };
  const done = (finish: (order: Order) => void) => {
    const order = current;
    current = undefined;
    if (order) finish(order);
    next();
  };
  const hire = () => {
    const hired = startWorker();
    hired.on('message', (answer: PaintAnswer) => {
      done(({ job, resolve, reject }) => {
        if ('failure' in answer) {
          reject(
            new Error(`The picture ${job.picture.kind} ${job.picture.seed} could not be drawn: ${answer.failure}`),
          );
          return;
        }
        if (answer.unsaved)
          log?.warn({ picture: job.picture, reason: answer.unsaved }, 'a drawn picture was not saved');
        resolve(answer.files);
      });
    });
    const lost = (reason: string) => {
      if (worker !== hired) return;
      worker = undefined;
      if (closed) return;
      log?.warn({ reason }, 'the picture thread ended, the next drawing starts another');
      done(({ reject }) => reject(new Error(`The picture thread ended while drawing: ${reason}`)));
    };
    hired.on('error', (failure) => lost(failure instanceof Error ? failure.message : String(failure)));
    hired.on('exit', (code) => lost(`exit code ${code}`));
    return hired;
  };

  return {
    paint(job) {
      if (closed || waiting.length >= WAITING_LIMIT) return Promise.resolve('busy');
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      for (const order of [...(current ? [current] : []), ...waiting.splice(0)]) order.resolve('busy');
      current = undefined;
      await worker?.terminate();
    },
  };
}
