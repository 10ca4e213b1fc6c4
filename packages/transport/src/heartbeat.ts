import { silenceMs } from '@lounge/protocol/foundation/realtime';
import type { Clock } from './clock.ts';

/** Time between two pings of the client. @spec constant:realtime.pingIntervalMs */
export const pingIntervalMs = 50_000;
/** Time in which a pong must arrive. @assumed 10 seconds. */
export const pongTimeoutMs = 10_000;
/** The close code of a missing pong. @spec constant:realtime.code.pongMissing */
export const pongMissing = 4000;
/** The close code of a connection that had heartbeats and then was silent. @assumed */
export const beatMissing = 4002;

/** The close code of a connection that had no session in time. @assumed */
export const sessionMissing = 4004;

/** The parts of a connection that a heartbeat uses. */
export interface HeartbeatOptions {
  readonly clock: Clock;
  readonly sendPing: () => void;
  /** Called when the connection does not live any more, with the close code. */
  readonly onLost: (code: number, reason: string) => void;
}

/**
 * Watches whether a connection lives: it needs a session within 20 s, a pong for the ping of every 50 s, and, once the provider has sent a
 * `beat`, some message every 20 s.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #lastFrameAt = 0;
  #cancelPing = (): void => undefined;
  #cancelSession = (): void => undefined;
  #cancelSilence: (() => void) | null = null;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
  }

  /** The connection begins to open, which takes minutes on a line that is silent. */
  awaitSession(): void {
    const { clock, onLost } = this.#options;
    this.#cancelSession = clock.after(silenceMs, () => onLost(sessionMissing, 'session missing'));
  }

  onSession(): void {
    this.#cancelSession();
  }

  /** The connection is open. */
  start(): void {
    this.#schedulePing();
  }

  /** A message arrived. */
  onFrame(): void {
    this.#lastFrameAt = this.#options.clock.now();
  }

  onPong(): void {
    this.#schedulePing();
  }

  /** The provider sends heartbeats. */
  onBeat(): void {
    if (this.#cancelSilence === null) this.#watchSilence(silenceMs);
  }

  stop(): void {
    this.#cancelPing();
    this.#cancelSession();
    this.#cancelSilence?.();
    this.#cancelSilence = null;
  }

  #schedulePing(): void {
    const { clock, sendPing, onLost } = this.#options;
    this.#cancelPing();
    this.#cancelPing = clock.after(pingIntervalMs, () => {
      sendPing();
      this.#cancelPing = clock.after(pongTimeoutMs, () => onLost(pongMissing, 'pong missing'));
    });
  }

  /** One timer at a time: messages only move the instant that it checks. */
  #watchSilence(ms: number): void {
    const { clock, onLost } = this.#options;
    this.#cancelSilence = clock.after(ms, () => {
      const leftMs = this.#lastFrameAt + silenceMs - clock.now();
      if (leftMs > 0) this.#watchSilence(leftMs);
      else onLost(beatMissing, 'beat missing');
    });
  }
}
