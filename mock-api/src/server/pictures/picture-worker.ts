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
  /** Ends the thread after the picture that it draws; its job and the queued ones resolve with `busy`. */
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

/** Settles a job by the thread's answer. */
function finish({ job: { picture }, resolve, reject }: QueuedJob, answer: DrawAnswer): void {
  if ('files' in answer) resolve(answer.files);
  else reject(new Error(`The picture ${picture.kind} ${picture.seed} could not be drawn: ${answer.failure}`));
}

/** Creates a picture worker. Its thread starts with the first job and does not keep the process alive when idle. */
export function createPictureWorker(log?: PictureLog): PictureWorker {
  const queue: QueuedJob[] = [];
  let current: QueuedJob | undefined;
  let worker: Worker | undefined;
  let closed = false;
  let onIdle: () => void = () => undefined;
  let closing: Promise<void> | undefined;

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
  const done = (settle: (queued: QueuedJob) => void) => {
    const queued = current;
    current = undefined;
    onIdle();
    if (queued) settle(queued);
    next();
  };
  const createWorker = () => {
    const created = startWorker();
    created.on('message', (answer: DrawAnswer) => done((queued) => finish(queued, answer)));
    const onEnd = (reason: string) => {
      if (worker !== created) return;
      worker = undefined;
      if (closed) {
        onIdle();
        return;
      }
      log?.warn({ reason }, 'the picture thread ended, the next drawing starts another');
      done(({ reject }) => reject(new Error(`The picture thread ended while drawing: ${reason}`)));
    };
    created.on('error', (failure) => onEnd(failure instanceof Error ? failure.message : String(failure)));
    created.on('exit', (code) => onEnd(`exit code ${code}`));
    return created;
  };

  const end = async () => {
    closed = true;
    for (const queued of [...(current ? [current] : []), ...queue.splice(0)]) queued.resolve('busy');
    // A thread that ends within the canvas library's native code can crash the process, so its drawing ends first.
    if (current && worker) await new Promise<void>((resolve) => (onIdle = resolve));
    await worker?.terminate();
  };

  return {
    draw(job) {
      if (closed || queue.length >= MAX_QUEUED) return Promise.resolve('busy');
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
      });
    },
    close() {
      closing ??= end();
      return closing;
    },
  };
}
