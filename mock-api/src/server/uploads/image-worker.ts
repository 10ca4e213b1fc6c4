import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { ReencodeImage, StorableImage } from '../../world/reencode-image.ts';
import type { Upload } from './reencode.ts';

/** Uploads that may wait for the thread; each holds ten megabytes at most. */
const maxQueued = 20;
/** The thread ends after this time without an upload, in milliseconds. */
const idleMs = 30_000;
/** A picture that takes longer ends the thread, in milliseconds; the largest allowed one takes about one second. */
const timeoutMs = 20_000;

const fromSource = import.meta.url.endsWith('.ts');

/** Decodes uploads one after the other in a thread of its own, which starts with the first and does not keep the process alive. */
export const createImageWorker = (): ReencodeImage => {
  let pool: Piscina<Upload, StorableImage | 'wrongType' | 'tooLarge'> | null = null;
  const start = () =>
    new Piscina<Upload, StorableImage | 'wrongType' | 'tooLarge'>({
      filename: fileURLToPath(new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url)),
      name: 'default',
      minThreads: 0,
      maxThreads: 1,
      maxQueue: maxQueued,
      idleTimeout: idleMs,
      execArgv: fromSource ? ['--conditions=@lounge/source'] : [],
    });
  return async (bytes, side) => {
    pool ??= start();
    if (pool.queueSize >= maxQueued) return 'unavailable';
    try {
      return await pool.run({ bytes, ...(side !== undefined && { side }) }, { signal: AbortSignal.timeout(timeoutMs) });
    } catch (cause) {
      if ((cause as Error).name === 'AbortError') return 'wrongType';
      throw cause;
    }
  };
};
