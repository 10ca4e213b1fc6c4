import { startTimer } from '@lounge/transport';
import type { StoreContext } from '../../ports.ts';

/**
 * Waits before reads of what the clock brings, in milliseconds: a timer ends with the last second of a day, and the server’s clock may be
 * behind.
 */
const delaysMs = [1500, 5000, 15_000, 60_000];

/** Reads again after a timer ended, until the answer is the new one, and not for ever. */
export class LaterReads {
  readonly #context: Pick<StoreContext, 'clock' | 'scope'>;
  #cancel = (): void => undefined;

  constructor(context: Pick<StoreContext, 'clock' | 'scope'>) {
    this.#context = context;
  }

  /** `read` returns whether the answer is new. A begin in between replaces the one before. */
  begin(read: () => Promise<boolean>, attempt = 0): void {
    const delay = delaysMs[attempt];
    this.#cancel();
    if (delay === undefined) return;
    this.#cancel = startTimer(
      this.#context,
      delay,
      () => void read().then((isNew) => (isNew ? undefined : this.begin(read, attempt + 1))),
    );
  }
}
