import { watch } from 'node:fs';

/** Writing a file comes as several events; this long after the last one it is read. */
const settleMs = 40;

/** Calls back some moments after files of a directory changed; the answer ends it. */
export const watchFiles = (directory: string, changed: () => void): (() => void) => {
  let timer: NodeJS.Timeout | null = null;
  const watcher = watch(directory, () => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(changed, settleMs);
  });
  return () => {
    if (timer !== null) clearTimeout(timer);
    watcher.close();
  };
};
