import pino from 'pino';
import { LogFile, type LogFileOptions } from './LogFile.ts';
import { repeatedRejections, type RepeatedRejection } from './repeated-rejections.ts';
import type { Who } from './who.ts';

/**
 * A line of the log. It never contains a query string, a body or a token. Rejections and account events have who they are about,
 * successful changes the guest, successful reads nobody.
 */
export interface LogRecord extends Who {
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

/** Options of a log. */
export interface LogOptions extends LogFileOptions {
  readonly level?: string;
}

const flushMs = 250;
const secondMs = 1000;
const maxCallLength = 200;

/**
 * Writes records as JSON lines to standard output or a file: rejected calls as warnings, unexpected errors as errors, repeated rejections
 * counted. Errors of the file system end nothing. `flush` ends the log; later records are dropped.
 */
export const createLog = ({ level = 'info', ...options }: LogOptions = {}) => {
  // Lines are written in blocks by this thread: a write per line, or a worker thread, would cost more than most requests.
  const file = new LogFile(options);
  const logger = pino({ level, base: null }, file);
  const rejections = repeatedRejections();
  let isEnded = false;
  let pending: LogRecord[] = [];
  let second: NodeJS.Timeout | null = null;
  const flushing = setInterval(() => file.flush(), flushMs).unref();

  const writeRepeated = ({ call, ...line }: RepeatedRejection): void =>
    logger.warn({ call, ...line }, `${line.more} more in the last second`);
  const endSecond = (): void => {
    second = null;
    rejections.end().forEach(writeRepeated);
  };
  const writeLine = (record: LogRecord): void => {
    const { id, status, ms, code, field, cause, guest, session, address } = record;
    const call = record.call.slice(0, maxCallLength);
    const rounded = Math.round(ms * 1000) / 1000;
    if (status < 400 && code === undefined)
      return logger.info({ id, call, status, ms: rounded, guest, session, address });
    second ??= setTimeout(endSecond, secondMs).unref();
    if (!rejections.admits(record)) return;
    const line = { id, call, status, ms: rounded, code, field, guest, session, address, err: cause };
    if (status >= 500) logger.error(line);
    else if (status >= 400) logger.warn(line);
    else logger.info(line);
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
  const flush = async (): Promise<void> => {
    if (isEnded) return;
    isEnded = true;
    writePending();
    clearInterval(flushing);
    if (second !== null) clearTimeout(second);
    endSecond();
    file.close();
  };
  return { write, flush };
};
