import { Worker } from 'node:worker_threads';
import type { PictureFiles } from './draw-widths.ts';
import type { PictureLog } from './picture-store.ts';
import type { DrawAnswer, DrawJob } from './worker.ts';

/** Maximum length of the queue. */
const MAX_QUEUED = 20;

/** Draws pictures one after the other in a worker thread. */
export interface PictureWorker {
  /** Returns the files of the picture, or `busy` if the queue is full. Rejects when drawing fails. */
  draw(job: DrawJob): Promise<PictureFiles | 'busy'>;
  /** Ends the thread; queued jobs resolve with `busy`. */
  close(): Promise<void>;
}

interface QueuedJob {
  readonly job: DrawJob;
  readonly resolve: (files: PictureFiles | 'busy') => void;
  readonly reject: (failure: Error) => void;
}

const fromSource = import.meta.url.endsWith('.ts');

function startWorker(): Worker {
  const script = new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url);
  return new Worker(script, { name: 'pictures', execArgv: fromSource ? ['--conditions=@lounge/source'] : [] });
}

/** Creates a picture worker. Its thread starts with the first job and does not keep the process alive when idle. */
export function createPictureWorker(log?: PictureLog): PictureWorker {
  const queue: QueuedJob[] = [];
  let current: QueuedJob | undefined;
  let worker: Worker | undefined;
  let closed = false;

  const next = () => {
    if (current || closed) return;
    current = queue.shift();
    if (!current) {
      worker?.unref();
      return;
    }
    worker ??= createWorker();
    worker.ref();
    worker.postMessage(current.job);
  };
  const done = (finish: (queued: QueuedJob) => void) => {
    const queued = current;
    current = undefined;
    if (queued) finish(queued);
    next();
  };
  const createWorker = () => {
    const created = startWorker();
    created.on('message', (answer: DrawAnswer) => {
      done(({ job, resolve, reject }) => {
        if ('failure' in answer) {
          reject(
            new Error(`The picture ${job.picture.kind} ${job.picture.seed} could not be drawn: ${answer.failure}`),
          );
          return;
        }
        resolve(answer.files);
      });
    });
    const onEnd = (reason: string) => {
      if (worker !== created) return;
      worker = undefined;
      if (closed) return;
      log?.warn({ reason }, 'the picture thread ended, the next drawing starts another');
      done(({ reject }) => reject(new Error(`The picture thread ended while drawing: ${reason}`)));
    };
    created.on('error', (failure) => onEnd(failure instanceof Error ? failure.message : String(failure)));
    created.on('exit', (code) => onEnd(`exit code ${code}`));
    return created;
  };

  return {
    draw(job) {
      if (closed || queue.length >= MAX_QUEUED) return Promise.resolve('busy');
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      for (const queued of [...(current ? [current] : []), ...queue.splice(0)]) queued.resolve('busy');
      current = undefined;
      await worker?.terminate();
    },
  };
}
