import type { Infer } from '@lounge/protocol';
import type { lastSeen, streamPositions } from '@lounge/protocol/foundation/realtime';
import type { Clock } from './clock.ts';
import type { StreamPosition } from './socket-frame.ts';

type Positions = Infer<typeof streamPositions>;

/**
 * Counts the pushes of both streams, so that each is delivered once, and knows whether some were missed. A provider that does not
 * number its pushes may have sent some whenever the connection was lost.
 */
export class StreamTracker {
  #positions: Positions | null;
  /** Whether the next session continues an earlier one, or the page. */
  #continues: boolean;
  #hasMissed = false;
  readonly #clock: Pick<Clock, 'now'>;
  /** When the last message of a session arrived, in milliseconds since 1970. */
  #seenAt: number;

  /** `since` are the positions when the page's data was read, if they are known. */
  constructor(since: Positions | undefined, clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.#seenAt = clock.now();
    this.#positions = since ?? null;
    this.#continues = since !== undefined;
  }

  /** Counts a push. Returns whether it is new. */
  admit(position: StreamPosition | undefined): boolean {
    if (position === undefined || this.#positions === null) return true;
    const { stream, seq } = position;
    const last = this.#positions[stream] ?? 0;
    if (seq <= last) return false;
    if (seq > last + 1) this.#hasMissed = true;
    this.#positions = { ...this.#positions, [stream]: seq };
    return true;
  }

  /** The provider no longer has pushes that were missed. */
  onResync(): void {
    this.#hasMissed = true;
  }

  /** A session is acknowledged, with the positions of the provider's streams if it numbers its pushes. */
  onSession(positions: Positions | undefined): void {
    // Own numbers are ahead if a push overtook the acknowledgement, or after `resync` if the provider's data is older.
    if (!this.#hasMissed && this.#reached(positions)) return;
    if (this.#continues) this.#hasMissed = true;
    this.#continues = true;
    this.#positions = positions ?? null;
  }

  /** Returns whether pushes were missed since the last call. */
  takeMissed(): boolean {
    const hasMissed = this.#hasMissed;
    this.#hasMissed = false;
    return hasMissed;
  }

  /** A message of a session arrived. */
  onMessage(): void {
    this.#seenAt = this.#clock.now();
  }

  /** The provider does not accept what was seen last. Returns whether there was something. */
  forget(): boolean {
    const hadPositions = this.#positions !== null;
    this.#positions = null;
    return hadPositions;
  }

  /** The last pushes that a session request names; undefined if nothing is known, as at a provider that does not number its pushes. */
  lastSeen(): Infer<typeof lastSeen> | undefined {
    if (this.#positions === null) return undefined;
    // The system's time may have been set back.
    return { ...this.#positions, agoMs: Math.max(0, Math.round(this.#clock.now() - this.#seenAt)) };
  }

  #reached(positions: Positions | undefined): boolean {
    const own = this.#positions;
    if (positions === undefined || own?.epoch !== positions.epoch) return false;
    return own.public >= positions.public && (own.guest ?? 0) >= (positions.guest ?? 0);
  }
}
