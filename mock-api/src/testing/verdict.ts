import { setTimeout as wait } from 'node:timers/promises';

/** Whether nothing has failed so far. */
export const verdict = { isGood: true };

/** Prints a line. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Notes what should not have happened. */
export const fail = (line: string): void => {
  verdict.isGood = false;
  print(`    FAILED: ${line}`);
};

/** Waits for a condition, at most so many milliseconds. Returns whether it was met. */
export const until = async (isDone: () => boolean | Promise<boolean>, ms: number): Promise<boolean> => {
  for (const end = Date.now() + ms; Date.now() < end;) {
    if (await isDone()) return true;
    await wait(50);
  }
  return false;
};
