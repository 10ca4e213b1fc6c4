import { randomBytes } from 'node:crypto';
import { createClient } from '@redis/client';
import type { After } from '../../scripts/after.ts';
import type { WorldChannel } from '../../world/channel.ts';
import { afterByTimer } from '../after-by-timer.ts';

/** Redis cannot be used; the message is a sentence for the operator, without the password. */
export class RedisError extends Error {}

/** How long others may take to answer, and how often it is looked for what was missed while Redis is away, in milliseconds. */
const answerWithinMs = 1000;
const gapEveryMs = 1000;
const connectWithinMs = 5000;
/** How often a process sends itself a heartbeat, and after which silence a connection is closed and opened again, in milliseconds. */
const beatEveryMs = 1000;
const silenceMs = 4000;
/** After so many heartbeats it is looked for what nobody could send: what a process committed that ended before it said so. */
const heartbeatsBetweenLooks = 5;

/** A message: who sent it, the number that an answer repeats, its kind and value. */
type Envelope = readonly [from: string, number: number | null, kind: string, value: unknown];

/** Answers that are awaited. */
interface Asked {
  readonly answers: unknown[];
  expected: number;
  readonly settle: () => void;
}

interface Listeners {
  readonly handlers: Map<string, (value: unknown) => unknown>;
  readonly onGap: (() => void)[];
}

/** Options of openRedisChannels. */
export interface RedisOptions {
  /** `redis://user:password@host:6379`. */
  readonly url: string;
  /** The beginning of all keys and channels. */
  readonly prefix: string;
  /** Called with failures that no call gets; once for each time that Redis is away. */
  readonly report: (cause: unknown) => void;
  readonly after?: After;
}

const newClient = (url: string) =>
  createClient({
    url,
    // What is sent while Redis is away would come late and in another order.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectWithinMs,
      // Counts what is written, too: it notices a silent subscriber and handshake, and heartbeats a silent sender.
      socketTimeout: silenceMs,
      reconnectStrategy: (retries) => Math.min(2000, 50 * 2 ** Math.min(retries, 6)) + Math.random() * 50,
    },
  });

/** A connection to Redis. */
export type RedisClient = ReturnType<typeof newClient>;

const placeOf = (url: string): string => {
  const parsed = URL.parse(url);
  if (parsed === null || !/^rediss?:$/.test(parsed.protocol) || parsed.hostname === '')
    throw new RedisError('REDIS_URL must look like this: redis://127.0.0.1:6379.');
  return parsed.host;
};

/** The channels of all worlds of this process, over two connections to Redis: one that sends and one that listens. */
export class RedisChannels {
  /** The connection for commands. */
  readonly client: RedisClient;
  /** The beginning of all keys and channels. */
  readonly prefix: string;
  readonly #subscriber: RedisClient;
  readonly #options: RedisOptions;
  readonly #place: string;
  readonly #after: After;
  readonly #id = randomBytes(9).toString('base64url');
  readonly #worlds = new Map<string, Listeners>();
  readonly #asked = new Map<number, Asked>();
  /** Worlds of which others may have missed something, as it could not be sent. */
  readonly #unsent = new Set<string>();
  #asks = 0;
  #isAway = false;
  #isClosed = false;
  #cancelGaps: (() => void) | null = null;
  #cancelBeat: (() => void) | null = null;

  /** Throws a RedisError for an address that is none. */
  constructor(options: RedisOptions) {
    this.#place = placeOf(options.url);
    this.#options = options;
    this.#after = options.after ?? afterByTimer;
    this.prefix = options.prefix;
    this.client = newClient(options.url);
    this.#subscriber = newClient(options.url);
    this.client.on('ready', () => this.#onSendable());
    this.#subscriber.on('ready', () => this.#onListening());
    for (const each of [this.client, this.#subscriber]) each.on('error', (cause) => this.#onAway(cause));
  }

  /** Connects. Throws a RedisError when Redis does not answer. */
  async open(): Promise<void> {
    const failed = Promise.withResolvers<never>();
    const clients = [this.client, this.#subscriber];
    for (const each of clients) each.once('error', failed.reject);
    try {
      await Promise.race([Promise.all(clients.map((each) => each.connect())), failed.promise]);
      await this.#subscriber.subscribe(this.#name(`answers ${this.#id}`), (text) => this.#onAnswer(text));
      this.#beat();
    } catch (cause) {
      clients.forEach((each) => each.destroy());
      const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
      throw new RedisError(`Redis at ${this.#place} cannot be used: ${reason}`, { cause });
    } finally {
      for (const each of clients) each.off('error', failed.reject);
      failed.promise.catch(() => undefined);
    }
  }

  /** The channel of a world. Others can be asked once it is resolved. */
  async of(world: string): Promise<WorldChannel> {
    const listeners: Listeners = { handlers: new Map(), onGap: [] };
    this.#worlds.set(world, listeners);
    const name = this.#name(`world ${world}`);
    const listen = (text: string): void => this.#onMessage(text, world);
    try {
      await this.#subscriber.subscribe(name, listen);
    } catch (cause) {
      this.#worlds.delete(world);
      throw cause;
    }
    return {
      isShared: true,
      send: (kind, value) => void this.#publish([this.#id, null, kind, value], world),
      ask: (kind, value) => this.#ask(kind, value, world),
      on: (kind, handle) => void listeners.handlers.set(kind, handle),
      onGap: (listener) => void listeners.onGap.push(listener),
      close: () => {
        if (this.#worlds.get(world) === listeners) this.#worlds.delete(world);
        this.#subscriber.unsubscribe(name, listen).catch(() => undefined);
      },
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelGaps?.();
    this.#cancelBeat?.();
    this.#worlds.clear();
    for (const each of [this.client, this.#subscriber]) if (each.isOpen) each.destroy();
    return Promise.resolve();
  }

  #name(rest: string): string {
    return `${this.prefix}${rest}`;
  }

  /** Returns how many processes got a message, this one included; none if it could not be sent. */
  async #publish(envelope: Envelope, world: string): Promise<number> {
    try {
      return await this.client.publish(this.#name(`world ${world}`), JSON.stringify(envelope));
    } catch {
      this.#unsent.add(world);
      return 0;
    }
  }

  async #ask(kind: string, value: unknown, world: string): Promise<readonly unknown[]> {
    const number = (this.#asks += 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const asked: Asked = { answers: [], expected: Infinity, settle: resolve };
    this.#asked.set(number, asked);
    const cancel = this.#after(answerWithinMs, resolve);
    asked.expected = (await this.#publish([this.#id, number, kind, value], world)) - 1;
    if (asked.answers.length < asked.expected) await promise;
    cancel();
    this.#asked.delete(number);
    return asked.answers;
  }

  #onMessage(text: string, world: string): void {
    const [from, number, kind, value] = JSON.parse(text) as Envelope;
    if (from === this.#id) return;
    const listeners = this.#worlds.get(world);
    if (kind === gap) listeners?.onGap.forEach((listener) => listener());
    const handled = Promise.try(() => listeners?.handlers.get(kind)?.(value));
    handled
      .then((answer) =>
        number === null
          ? undefined
          : this.client.publish(this.#name(`answers ${from}`), JSON.stringify([number, answer ?? null])),
      )
      .catch(this.#options.report);
  }

  #onAnswer(text: string): void {
    const [number, answer] = JSON.parse(text) as readonly [number, unknown];
    const asked = this.#asked.get(number);
    if (asked === undefined) return;
    asked.answers.push(answer);
    if (asked.answers.length >= asked.expected) asked.settle();
  }

  /** Sends itself something again and again, which the subscriber receives: a line that lost its other end says nothing by itself. */
  #beat(number = 1): void {
    this.#cancelBeat = this.#after(beatEveryMs, () => {
      if (number % heartbeatsBetweenLooks === 0) this.#tellGaps();
      this.#isReceived()
        .then((isReceived) => {
          if (!isReceived) this.#reconnect();
        })
        .finally(() => {
          if (!this.#isClosed) this.#beat(number + 1);
        })
        .catch(this.#options.report);
    });
  }

  /** Whether Redis takes a heartbeat in time; also true while it is known to be away. */
  async #isReceived(): Promise<boolean> {
    if (!this.client.isReady) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const cancel = this.#after(answerWithinMs, () => resolve(false));
    const settled = () => resolve(true);
    this.client.publish(this.#name(`answers ${this.#id}`), JSON.stringify(heartbeat)).then(settled, settled);
    const isReceived = await promise;
    cancel();
    return isReceived;
  }

  /** Everything that waits for an answer fails, instead of every request. */
  #reconnect(): void {
    if (this.#isClosed) return;
    this.#onAway(new Error(`Redis at ${this.#place} does not answer.`));
    this.client.destroy();
    // It fails only when it is closed meanwhile.
    this.client.connect().catch(() => undefined);
  }

  #onAway(cause: unknown): void {
    if (!this.#isAway) this.#options.report(cause);
    this.#isAway = true;
    this.#lookForGaps();
  }

  #lookForGaps(): void {
    this.#cancelGaps ??= this.#after(gapEveryMs, () => {
      this.#cancelGaps = null;
      this.#tellGaps();
      if (!this.#subscriber.isReady) this.#lookForGaps();
    });
  }

  #tellGaps(): void {
    for (const { onGap } of this.#worlds.values()) onGap.forEach((listener) => listener());
  }

  #onListening(): void {
    if (this.#isAway) this.#tellGaps();
    this.#onReady();
  }

  #onReady(): void {
    if (this.client.isReady && this.#subscriber.isReady) this.#isAway = false;
  }

  #onSendable(): void {
    this.#onReady();
    const worlds = [...this.#unsent];
    this.#unsent.clear();
    for (const world of worlds) void this.#publish([this.#id, null, gap, null], world);
  }
}

/** An answer to nothing. */
const heartbeat = [0, null] as const;
/** The kind of a message that says that others were lost. */
const gap = 'gap';
