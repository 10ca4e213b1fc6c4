import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { systemClock, type Clock } from '@lounge/transport';

/**
 * A fault of a network, after those of Toxiproxy. That one is a Go binary; npm has clients for it and `toxy`, which knows HTTP only and
 * is not maintained, so the proxy is ours. Times are in milliseconds.
 */
export type Toxic =
  /** Data arrives later. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** Data arrives up to `ms` later, in order. */
  | { readonly kind: 'jitter'; readonly ms: number }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  /** The end of a connection arrives later, also one that `limit` makes; with Infinity, when the toxics change. */
  | { readonly kind: 'slowClose'; readonly ms: number }
  /** No data arrives; the connections close after `ms`, with 0 never. What was held back arrives when the toxic is removed. */
  | { readonly kind: 'timeout'; readonly ms: number }
  /** Connections are reset, open ones and new ones. */
  | { readonly kind: 'reset' }
  /** Data arrives in pieces. */
  | { readonly kind: 'slicer'; readonly bytes: number }
  /** Each connection closes after so many bytes. */
  | { readonly kind: 'limit'; readonly bytes: number };

/** Which way data goes that a toxic affects: to the server, or to the browser. */
export type Direction = 'up' | 'down';

/** Options of a proxy. */
export interface FaultyProxyOptions {
  readonly targetPort: number;
  /** @default the system's */
  readonly clock?: Clock;
  /** Returns a number from 0 to below 1, for jitter. @default Math.random */
  readonly random?: () => number;
}

/** The toxics of a moment; `changed` aborts when others replace them. */
interface Toxics {
  readonly direction: Direction | 'both';
  readonly list: readonly Toxic[];
  readonly changed: AbortController;
}

type ToxicOf<K extends Toxic['kind']> = Extract<Toxic, { kind: K }>;

const find = <K extends Toxic['kind']>(list: readonly Toxic[], kind: K): ToxicOf<K> | undefined =>
  list.find((each): each is ToxicOf<K> => each.kind === kind);

/** How often a second data passes under `bandwidth`. */
const bandwidthTurns = 20;

/** One direction of a connection: passes on what arrives, in order, under the toxics of the moment. */
class Pipe {
  readonly #from: Socket;
  readonly #to: Socket;
  readonly #proxy: PipeContext;
  /** Chunks with the time of their arrival and a number for jitter; null is the end. */
  readonly #queue: { readonly chunk: Buffer | null; readonly at: number; readonly luck: number }[] = [];
  #isPumping = false;
  /** Bytes that passed under the current `limit`. */
  #passed = { toxics: null as Toxics | null, bytes: 0 };

  constructor(from: Socket, to: Socket, proxy: PipeContext) {
    this.#from = from;
    this.#to = to;
    this.#proxy = proxy;
    from.on('data', (chunk: Buffer) => this.#push(chunk));
    from.on('end', () => this.#push(null));
  }

  #push(chunk: Buffer | null): void {
    this.#queue.push({ chunk, at: this.#proxy.clock.now(), luck: this.#proxy.random() });
    if (!this.#isPumping) void this.#pump();
  }

  async #pump(): Promise<void> {
    this.#isPumping = true;
    for (let next = this.#queue[0]; next !== undefined && !this.#to.destroyed; next = this.#queue[0]) {
      await this.#untilDue(next);
      if (next.chunk === null) this.#to.end();
      else await this.#pass(next.chunk);
      this.#queue.shift();
    }
    this.#isPumping = false;
  }

  /** Waits while the toxics hold this chunk back; others may replace them meanwhile. */
  async #untilDue({ chunk, at, luck }: { chunk: Buffer | null; at: number; luck: number }): Promise<void> {
    for (;;) {
      if (this.#to.destroyed) return;
      const toxics = this.#proxy.toxics();
      const { list } = toxics;
      if (find(list, 'timeout') !== undefined) {
        await this.#wait(Infinity, toxics);
        continue;
      }
      const slow = (find(list, 'latency')?.ms ?? 0) + luck * (find(list, 'jitter')?.ms ?? 0);
      const close = chunk === null ? (find(list, 'slowClose')?.ms ?? 0) : 0;
      const left = at + slow + close - this.#proxy.clock.now();
      if (left <= 0) return;
      await this.#wait(left, toxics);
    }
  }

  async #pass(chunk: Buffer): Promise<void> {
    let rest = chunk;
    while (rest.length > 0 && !this.#to.destroyed) {
      const toxics = this.#proxy.toxics();
      const { list } = toxics;
      if (find(list, 'timeout') !== undefined) {
        await this.#wait(Infinity, toxics);
        continue;
      }
      const [slicer, bandwidth, limit] = [find(list, 'slicer'), find(list, 'bandwidth'), find(list, 'limit')];
      if (this.#passed.toxics !== toxics) this.#passed = { toxics, bytes: 0 };
      const perTurn = bandwidth === undefined ? Infinity : Math.ceil(bandwidth.bytesPerSecond / bandwidthTurns);
      const allowed = limit === undefined ? Infinity : limit.bytes - this.#passed.bytes;
      const size = Math.min(rest.length, slicer?.bytes ?? Infinity, perTurn, allowed);
      this.#passed.bytes += size;
      if (size > 0) await new Promise<void>((resolve) => this.#to.write(rest.subarray(0, size), () => resolve()));
      rest = rest.subarray(size);
      if (size === allowed) return this.#closeBoth(find(list, 'slowClose')?.ms, toxics);
      if (bandwidth !== undefined) await this.#wait((size / bandwidth.bytesPerSecond) * 1000, toxics);
    }
  }

  async #closeBoth(later: number | undefined, toxics: Toxics): Promise<void> {
    if (later !== undefined) await this.#wait(later, toxics);
    this.#to.end();
    this.#from.destroy();
  }

  /** Waits for `ms`, for other toxics or for the end of the connection, whichever comes first. */
  #wait(ms: number, { changed }: Toxics): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = ms === Infinity ? () => undefined : this.#proxy.clock.after(ms, resolve);
    const onChange = () => resolve();
    changed.signal.addEventListener('abort', onChange);
    this.#to.once('close', resolve);
    return promise.finally(() => {
      cancel();
      changed.signal.removeEventListener('abort', onChange);
      this.#to.off('close', resolve);
    });
  }
}

/** The part of a proxy that a pipe uses. */
interface PipeContext {
  readonly clock: Clock;
  readonly random: () => number;
  readonly toxics: () => Toxics;
}

/** A TCP proxy on the loopback interface whose connections suffer from toxics. HTTP and WebSockets go through it unchanged. */
export class FaultyProxy {
  port = 0;
  readonly #options: Required<FaultyProxyOptions>;
  readonly #server = createServer({ allowHalfOpen: true }, (client) => this.#accept(client));
  readonly #connections = new Set<{ readonly client: Socket; readonly target: Socket }>();
  #toxics: Toxics = { direction: 'both', list: [], changed: new AbortController() };

  constructor({ targetPort, clock = systemClock, random = Math.random }: FaultyProxyOptions) {
    this.#options = { targetPort, clock, random };
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  /** Replaces the toxics, for open connections too; without any, what was held back passes. */
  set(list: readonly Toxic[], direction: Direction | 'both' = 'both'): void {
    const { changed } = this.#toxics;
    this.#toxics = { list, direction, changed: new AbortController() };
    changed.abort();
    for (const each of this.#connections) this.#strike(each);
  }

  /** The address of a path, through the proxy. */
  url(path: string): string {
    return `http://localhost:${this.port}${path}`;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const { client, target } of this.#connections) for (const each of [client, target]) each.destroy();
    await closed;
  }

  #accept(client: Socket): void {
    if (find(this.#toxics.list, 'reset') !== undefined) return void client.resetAndDestroy();
    const target = connect({ port: this.#options.targetPort, host: '127.0.0.1', allowHalfOpen: true });
    const connection = { client, target };
    this.#connections.add(connection);
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      socket.setNoDelay(true);
      // An error is followed by the close, which is handled.
      socket.on('error', () => undefined);
      socket.on('close', (hadError) => {
        this.#connections.delete(connection);
        if (hadError) other.resetAndDestroy();
        // After an end, the pipe passes on the rest and the end itself.
        else if (!socket.readableEnded) other.destroy();
      });
    }
    const contextOf = (direction: Direction): PipeContext => ({
      clock: this.#options.clock,
      random: this.#options.random,
      toxics: () =>
        this.#toxics.direction === 'both' || this.#toxics.direction === direction
          ? this.#toxics
          : { ...this.#toxics, list: [] },
    });
    new Pipe(client, target, contextOf('up'));
    new Pipe(target, client, contextOf('down'));
    this.#strike(connection);
  }

  /** Lets the toxics act on a connection that do so without data. */
  #strike({ client, target }: { readonly client: Socket; readonly target: Socket }): void {
    const { list, changed } = this.#toxics;
    if (find(list, 'reset') !== undefined) for (const each of [client, target]) each.resetAndDestroy();
    const closeAfter = find(list, 'timeout')?.ms ?? 0;
    if (closeAfter === 0) return;
    const cancel = this.#options.clock.after(closeAfter, () => {
      for (const each of [client, target]) each.destroy();
    });
    changed.signal.addEventListener('abort', cancel, { once: true });
  }
}
