import { fork, type ChildProcess } from 'node:child_process';
import type { PictureFiles } from './draw-widths.ts';
import type { PictureLog } from './picture-store.ts';
import type { DrawAnswer, DrawJob } from './draw-process.ts';

/** Maximum length of the queue. */
const MAX_QUEUED = 20;

/** Draws pictures one after the other in a process of its own. */
export interface PictureWorker {
  /** The id of the process that draws; undefined before the first job and after a crash. */
  readonly pid: number | undefined;
  /** Returns the files of the picture, or `busy` if the queue is full. Rejects when drawing fails. */
  draw(job: DrawJob): Promise<PictureFiles | 'busy'>;
  /** Ends the process; the picture that it draws and the queued ones resolve with `busy`. */
  close(): void;
}

interface QueuedJob {
  readonly job: DrawJob;
  readonly resolve: (files: PictureFiles | 'busy') => void;
  readonly reject: (failure: Error) => void;
}

const fromSource = import.meta.url.endsWith('.ts');

/** Starts the drawing process. A crash within the canvas library's native code ends it, and not the server. */
function startProcess(): ChildProcess {
  const script = new URL(fromSource ? './draw-process.ts' : './draw-process.js', import.meta.url);
  const execArgv = fromSource ? ['--conditions=@lounge/source'] : [];
  return fork(script, { execArgv, serialization: 'advanced' });
}

/** Sets whether the drawing process keeps this one alive. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  child[isNeeded ? 'ref' : 'unref']();
  child.channel?.[isNeeded ? 'ref' : 'unref']();
}

/** Settles a job by the answer to it. */
function finish({ job: { picture }, resolve, reject }: QueuedJob, answer: DrawAnswer): void {
  if ('files' in answer) resolve(answer.files);
  else reject(new Error(`The picture ${picture.kind} ${picture.seed} could not be drawn: ${answer.failure}`));
}

/** Creates a picture worker. Its process starts with the first job and does not keep this one alive when idle. */
export function createPictureWorker(log?: PictureLog): PictureWorker {
  const queue: QueuedJob[] = [];
  let current: QueuedJob | undefined;
  let child: ChildProcess | undefined;
  let closed = false;

  const next = () => {
    if (current || closed) return;
    current = queue.shift();
    if (!current) {
      if (child) keepAlive(child, false);
      return;
    }
    child ??= createChild();
    keepAlive(child, true);
    child.send(current.job);
  };
  const done = (settle: (queued: QueuedJob) => void) => {
    const queued = current;
    current = undefined;
    if (queued) settle(queued);
    next();
  };
  const createChild = () => {
    const created = startProcess();
    created.on('message', (answer: DrawAnswer) => done((queued) => finish(queued, answer)));
    const onEnd = (reason: string) => {
      if (child !== created || closed) return;
      child = undefined;
      log?.warn({ reason }, 'the drawing process ended, the next drawing starts another');
      done(({ reject }) => reject(new Error(`The drawing process ended: ${reason}`)));
    };
    created.on('error', (failure) => onEnd(failure.message));
    created.on('exit', (code, signal) => onEnd(signal ?? `exit code ${code}`));
    return created;
  };

  return {
    get pid() {
      return child?.pid;
    },
    draw(job) {
      if (closed || queue.length >= MAX_QUEUED) return Promise.resolve('busy');
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
      });
    },
    close() {
      closed = true;
      for (const queued of [...(current ? [current] : []), ...queue.splice(0)]) queued.resolve('busy');
      child?.kill('SIGKILL');
    },
  };
}
