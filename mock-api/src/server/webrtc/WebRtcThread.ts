import { Worker } from 'node:worker_threads';
import type { MediaSpan } from '../../media/DeliveredMedia.ts';
import type { WebRtcNetwork } from './PeerSession.ts';
import type { FromThread, ToThread } from './thread.ts';

/** The options of a session. */
export type SessionOffer = Omit<Extract<ToThread, { kind: 'open' }>, 'kind' | 'id'>;

/** Options of a thread. */
export interface WebRtcThreadOptions {
  readonly network: WebRtcNetwork;
  /** Called when a session has ended by itself or with the thread. */
  readonly onEnded: (id: string) => void;
  /** Called with the reason when the thread has failed. */
  readonly report: (cause: unknown) => void;
}

/** Called with what of the stream a viewer has got; the last time when the session ends. */
export type OnSent = (spans: readonly MediaSpan[]) => void;

/** Answers an offer, or reports that it cannot be answered. */
type Settle = (answer: string | null) => void;

const fromSource = import.meta.url.endsWith('.ts');

/**
 * The connections of viewers, in a thread of their own, as an error of the library in a packet must not end the server. The thread starts
 * with the first offer; after a failure the next offer starts another.
 */
export class WebRtcThread {
  readonly #options: WebRtcThreadOptions;
  readonly #pending = new Map<string, Settle>();
  readonly #open = new Set<string>();
  readonly #onSent = new Map<string, OnSent>();
  #worker: Worker | null = null;
  #isClosed = false;

  constructor(options: WebRtcThreadOptions) {
    this.#options = options;
  }

  /** Opens a session. Returns the answer to its offer, or null if that cannot be answered. */
  answer(id: string, offer: SessionOffer, onSent: OnSent = () => undefined): Promise<string | null> {
    if (this.#isClosed) return Promise.resolve(null);
    this.#onSent.set(id, onSent);
    const { promise, resolve } = Promise.withResolvers<string | null>();
    this.#pending.set(id, resolve);
    this.#worker ??= this.#start();
    this.#post({ kind: 'open', id, ...offer });
    return promise;
  }

  /** Lets a session send nothing from a time of the stream on. */
  limit(id: string, untilMs: number): void {
    this.#post({ kind: 'limit', id, untilMs });
  }

  /** Ends a session. */
  end(id: string): void {
    this.#open.delete(id);
    this.#post({ kind: 'close', id });
  }

  /** Ends all sessions and the thread. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = null;
    this.#forgetAll();
    await worker?.terminate();
  }

  #post(message: ToThread): void {
    this.#worker?.postMessage(message);
  }

  #start(): Worker {
    const script = new URL(fromSource ? './thread.ts' : './thread.js', import.meta.url);
    const execArgv = fromSource ? ['--conditions=@lounge/source'] : [];
    const worker = new Worker(script, { name: 'webrtc', execArgv, workerData: this.#options.network });
    worker.unref();
    worker.on('message', (message: FromThread) => this.#receive(message));
    const onEnd = (cause: unknown) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#options.report(cause);
      this.#forgetAll();
    };
    worker.on('error', onEnd);
    worker.on('exit', (code) => onEnd(new Error(`The thread of WebRTC ended with ${code}.`)));
    return worker;
  }

  #receive(message: FromThread): void {
    const { id } = message;
    if (message.kind === 'sent') return this.#onSent.get(id)?.(message.spans);
    if (message.kind !== 'answered') this.#onSent.delete(id);
    if (message.kind === 'ended') {
      if (this.#open.delete(id)) this.#options.onEnded(id);
      return;
    }
    const settle = this.#pending.get(id);
    this.#pending.delete(id);
    if (message.kind === 'answered') this.#open.add(id);
    settle?.(message.kind === 'answered' ? message.answer : null);
  }

  #forgetAll(): void {
    for (const settle of this.#pending.values()) settle(null);
    this.#pending.clear();
    this.#onSent.clear();
    const ended = [...this.#open];
    this.#open.clear();
    ended.forEach((id) => this.#options.onEnded(id));
  }
}
