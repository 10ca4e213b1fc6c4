import { Socket } from 'node:net';

/** Counts how often the process waits for the server: what is sent before an answer came is one round trip, on however many connections. */
export class RoundTrips {
  #count = 0;
  #isAnswered = true;

  /** A connection that is counted, for the `stream` of a pool. */
  readonly stream = (): Socket => {
    const socket = new Socket();
    // Connecting replaces `write`.
    socket.once('connect', () => {
      const write = socket.write.bind(socket) as (...args: readonly unknown[]) => boolean;
      socket.write = (...args: readonly unknown[]) => {
        if (this.#isAnswered) this.#count += 1;
        this.#isAnswered = false;
        return write(...args);
      };
    });
    socket.on('data', () => {
      this.#isAnswered = true;
    });
    return socket;
  };

  /** The number of round trips that `work` makes. */
  async of(work: () => Promise<unknown>): Promise<number> {
    const before = this.#count;
    await work();
    return this.#count - before;
  }
}
