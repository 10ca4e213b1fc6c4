import {
  closeSync,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
  type PathLike,
  type Stats,
} from 'node:fs';
import { dirname } from 'node:path';

/** The part of the file system that a log file uses. */
export interface LogFileSystem {
  open(file: string): number;
  stat(descriptor: number): Pick<Stats, 'size' | 'isFile'>;
  /** Returns the number of bytes that were written. */
  write(descriptor: number, bytes: Buffer): number;
  truncate(descriptor: number, size: number): void;
  rename(from: PathLike, to: PathLike): void;
  close(descriptor: number): void;
}

const nodeFileSystem: LogFileSystem = {
  // Only for the owner: lines contain what guests do.
  open: (file) => {
    const descriptor = openSync(file, 'a', 0o600);
    // A file of an earlier version too; never what is no file, such as /dev/null.
    if (fstatSync(descriptor).isFile()) fchmodSync(descriptor, 0o600);
    return descriptor;
  },
  stat: (descriptor) => fstatSync(descriptor),
  write: (descriptor, bytes) => writeSync(descriptor, bytes),
  truncate: (descriptor, size) => ftruncateSync(descriptor, size),
  rename: (from, to) => renameSync(from, to),
  close: (descriptor) => closeSync(descriptor),
};

/** Options of a log file. */
export interface LogFileOptions {
  /** The path; standard output without one. */
  readonly file?: string | undefined;
  /** A file is renamed before it exceeds this many bytes. @default 10 MB */
  readonly maxBytes?: number | undefined;
  /** Called when writing begins to fail; it must not throw. */
  readonly onFailure?: ((cause: Error) => void) | undefined;
  readonly system?: LogFileSystem | undefined;
}

/** Older files: `server.log.1` is the newest of them. */
const olderFiles = 4;
const blockLength = 8192;
/** So many characters wait for a pipe that is full; more lines are lost. */
const mostWaiting = 1_000_000;
/** How long the end waits for a pipe that is full, in milliseconds. */
const lastWaitMs = 500;
const pauseMs = 10;

const lostLine = (count: number, cause: Error): string =>
  `${JSON.stringify({ level: 50, time: Date.now(), call: 'log', lost: count, err: { message: cause.message } })}\n`;

/**
 * A file of lines, or standard output, that survives every error: lines that cannot be written are counted, and the count is written as
 * soon as possible. A file rotates by size: five of at most `maxBytes`.
 */
export class LogFile {
  readonly #options: LogFileOptions;
  readonly #system: LogFileSystem;
  #descriptor: number;
  #size: number;
  readonly #maxBytes: number;
  #block = '';
  #lines = 0;
  #lost = 0;
  #cause = new Error();
  /** Bytes that a full pipe has not taken yet. */
  #rest: Buffer = Buffer.alloc(0);

  /** Opens the file synchronously: a process that ends right after its start could not write its last lines otherwise. */
  constructor(options: LogFileOptions) {
    const { file, maxBytes = 10_000_000, system = nodeFileSystem } = options;
    this.#options = options;
    this.#system = system;
    if (file !== undefined) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.#descriptor = file === undefined ? 1 : system.open(file);
    // Node opens it so that it does not block: a reader who stops to read must not stop the server.
    if (file === undefined) void process.stdout;
    const { size, isFile } = this.#stat();
    this.#size = size;
    this.#maxBytes = file !== undefined && isFile ? maxBytes : Infinity;
  }

  /** Adds a line, with its line feed, to the block that is written next. */
  write(line: string): void {
    this.#block += line;
    this.#lines += 1;
    if (this.#block.length >= blockLength) this.flush();
  }

  /** Writes what was added. */
  flush(): void {
    if (!this.#isRestWritten()) return this.#loseBeyond(mostWaiting);
    if (this.#lines === 0) return;
    const lines = this.#lines;
    const block = Buffer.from(this.#block);
    this.#block = '';
    this.#lines = 0;
    try {
      if (this.#size > 0 && this.#size + block.length > this.#maxBytes) this.#rotate();
      this.#writeWhole(this.#lost === 0 ? block : Buffer.concat([this.#lostLine(), block]));
      this.#lost = 0;
    } catch (cause) {
      this.#lose(lines, cause as Error);
    }
  }

  /** Writes what was added and closes the file. */
  close(): void {
    this.flush();
    for (let waited = 0; this.#rest.length > 0 && waited < lastWaitMs; waited += pauseMs) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
      this.flush();
    }
    if (this.#options.file !== undefined) this.#system.close(this.#descriptor);
  }

  #lose(lines: number, cause: Error): void {
    const isFirst = this.#lost === 0;
    this.#lost += lines;
    this.#cause = cause;
    if (isFirst) this.#options.onFailure?.(cause);
  }

  /** Loses the lines that wait, if they are longer than this. */
  #loseBeyond(length: number): void {
    if (this.#block.length <= length) return;
    this.#lose(this.#lines, new Error('Nobody reads the lines.'));
    this.#block = '';
    this.#lines = 0;
  }

  /** Writes what a pipe has not taken yet. Returns whether it is written. */
  #isRestWritten(): boolean {
    if (this.#rest.length === 0) return true;
    const rest = this.#rest;
    this.#rest = Buffer.alloc(0);
    try {
      this.#writeWhole(rest);
    } catch (cause) {
      // Its lines are not known any more.
      this.#lose(1, cause as Error);
    }
    return this.#rest.length === 0;
  }

  #stat(): { size: number; isFile: boolean } {
    const stats = this.#system.stat(this.#descriptor);
    return { size: stats.isFile() ? stats.size : 0, isFile: stats.isFile() };
  }

  #lostLine(): Buffer {
    return Buffer.from(lostLine(this.#lost, this.#cause));
  }

  /**
   * Writes all bytes or none: the part of a line before a full disk would make the next line unreadable. What a full pipe does not take is
   * written later.
   */
  #writeWhole(bytes: Buffer): void {
    let written = 0;
    try {
      while (written < bytes.length)
        written += this.#system.write(this.#descriptor, written === 0 ? bytes : bytes.subarray(written));
      this.#size += bytes.length;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'EAGAIN') return void (this.#rest = bytes.subarray(written));
      // Of a file only: what a pipe has read cannot be taken back.
      if (written > 0 && this.#maxBytes !== Infinity) this.#system.truncate(this.#descriptor, this.#size);
      throw cause;
    }
  }

  /** Opens the new file first: if that fails, the older ones keep their names. */
  #rotate(): void {
    const { file = '' } = this.#options;
    const newFile = `${file}.new`;
    const descriptor = this.#system.open(newFile);
    for (let number = olderFiles; number > 0; number -= 1) {
      try {
        this.#system.rename(number === 1 ? file : `${file}.${number - 1}`, `${file}.${number}`);
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
      }
    }
    this.#system.rename(newFile, file);
    this.#system.close(this.#descriptor);
    this.#descriptor = descriptor;
    this.#size = this.#stat().size;
  }
}
