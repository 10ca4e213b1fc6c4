import { mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import pino from 'pino';

/** A line of the log. It never contains a query string, a body or a token. */
export interface LogRecord {
  /** The request's id. */
  readonly id: string;
  /** The call's id, or the path if no call matched. */
  readonly call: string;
  readonly status: number;
  /** Duration in milliseconds. */
  readonly ms: number;
  readonly code?: string;
  readonly field?: string | null;
  /** An unexpected error, for the log only. */
  readonly cause?: unknown;
}

const openFile = (file: string): number => {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'a');
};

/**
 * Writes records as JSON lines to standard output or a file; rejected calls as warnings, unexpected errors with level error. `flush`
 * writes the rest and ends the log; later records are dropped.
 */
export const createLog = (options: { file?: string; level?: string } = {}) => {
  const destination = pino.destination({
    // Opened synchronously: a process that ends right after its start could not write its last lines otherwise.
    dest: options.file === undefined ? 1 : openFile(options.file),
    // Lines are written in blocks by this thread: a write per line, or a worker thread, would cost more than most requests.
    // Small blocks, as the library copies the whole block for each new line: 1.4 µs a line with 8 kB, 0.9 with 2 kB.
    sync: true,
    minLength: 2048,
    periodicFlush: 250,
  });
  const logger = pino({ level: options.level ?? 'info', base: null }, destination);
  let isEnded = false;
  let pending: LogRecord[] = [];
  const writeLine = ({ id, call, status, ms, code, field, cause }: LogRecord): void => {
    const rounded = Math.round(ms * 1000) / 1000;
    if (status < 400 && code === undefined) logger.info({ id, call, status, ms: rounded });
    else {
      const line = { id, call, status, ms: rounded, code, field, err: cause };
      if (status >= 500) logger.error(line);
      else if (status >= 400) logger.warn(line);
      else logger.info(line);
    }
  };
  const writePending = (): void => {
    const records = pending;
    pending = [];
    records.forEach(writeLine);
  };
  // Lines of requests that end together are formatted together, which takes a third less time than one after each.
  const write = (record: LogRecord): void => {
    if (!isEnded && pending.push(record) === 1) setImmediate(writePending);
  };
  // The destination's own flush returns before the last lines are written unless it buffers, so the log ends instead.
  const flush = (): Promise<void> =>
    new Promise((done) => {
      if (isEnded) return done();
      isEnded = true;
      writePending();
      destination.once('close', () => done());
      destination.end();
    });
  return { write, flush };
};
