import { watch } from 'node:fs';

/** Debounce: writing a file causes several events. */
const debounceMs = 40;

/** Calls `onChange` after files of a directory onChange. Returns a function that stops watching. */
export const watchFiles = (directory: string, onChange: () => void): (() => void) => {
  let timer: NodeJS.Timeout | null = null;
  const watcher = watch(directory, () => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(onChange, debounceMs);
  });
  return () => {
    if (timer !== null) clearTimeout(timer);
    watcher.close();
  };
};
