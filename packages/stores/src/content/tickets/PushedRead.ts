import type { Result } from '@lounge/transport';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** A value that is read, and read again when a push says that it changed; a push during a read repeats that read. */
export class PushedRead<T> {
  readonly data = new Loadable<T>();
  readonly #read: () => Promise<Result<T>>;
  readonly #pushes = new LatestRead();
  /** Reads in flight. Equal ones share an answer, so a push repeats a read and begins no other one beside it. */
  #reads = 0;

  constructor(read: () => Promise<Result<T>>) {
    this.#read = read;
  }

  async load(): Promise<Result<T>> {
    this.#reads += 1;
    const result = await this.data.load(() => this.#pushes.readUntilCurrent(this.#read));
    this.#reads -= 1;
    return result;
  }

  /** What was read is out of date. */
  readonly onChange = (): void => {
    this.#pushes.invalidate();
    if (this.data.state !== 'ready' || this.#reads > 0) return;
    this.data.markStale();
    void this.load();
  };

  /** Replaces the value by a newer one; reads in flight are repeated. */
  replace(value: T): void {
    this.#pushes.invalidate();
    this.data.set(value);
  }
}
