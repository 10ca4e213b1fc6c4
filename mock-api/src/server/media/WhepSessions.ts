import { randomBytes } from 'node:crypto';
import { reject } from '../../dispatch/handler.ts';
import type { After } from '../../scripts/after.ts';
import type { WorldParts } from '../../world/world.ts';
import type { WebRtcThread } from '../webrtc/WebRtcThread.ts';
import { isLive } from './live-stream.ts';
import type { ProtectedLive } from './protected-clips.ts';

/**
 * Limits of connections. A viewer has one; a second one is that of a page that was loaded again or of another tab, and a third one ends
 * the oldest. A connection takes about a tenth of a core.
 */
export const whepLimits = { perAddress: 2, total: 40 } as const;

/** How often it is looked whether streams go on. */
const checkMs = 1000;

interface Session {
  readonly id: string;
  readonly stream: ProtectedLive;
  readonly world: WorldParts;
}

/** The connections of viewers by WebRTC: how many there may be, and until when. */
export class WhepSessions {
  readonly #thread: Pick<WebRtcThread, 'answer' | 'end'>;
  readonly #after: After;
  readonly #sessions = new Map<string, Session>();
  #cancelCheck: (() => void) | null = null;

  constructor(thread: Pick<WebRtcThread, 'answer' | 'end'>, after: After) {
    this.#thread = thread;
    this.#after = after;
  }

  /** How many connections there are. */
  get size(): number {
    return this.#sessions.size;
  }

  /**
   * Opens a connection to a stream. Returns its id and the answer to the offer. Rejects with `unavailable` when there are too many, and
   * with `malformed` when the offer cannot be answered.
   */
  async open(
    world: WorldParts,
    stream: ProtectedLive,
    { offer, folder }: { readonly offer: string; readonly folder: string },
  ): Promise<{ readonly id: string; readonly answer: string }> {
    const own = [...this.#sessions.values()].filter((each) => each.stream.address === stream.address);
    const [oldest] = own;
    const isFull = own.length >= whepLimits.perAddress || this.#sessions.size >= whepLimits.total;
    if (oldest !== undefined && isFull) this.end(oldest.id);
    if (this.#sessions.size >= whepLimits.total) reject('unavailable');
    const id = randomBytes(12).toString('hex');
    this.#sessions.set(id, { id, stream, world });
    this.#checkLater();
    const answer = await this.#thread.answer(id, { offer, folder, offsetMs: world.clock.now() - Date.now() });
    if (answer === null) {
      this.#sessions.delete(id);
      return reject('malformed', 'sdp');
    }
    // A third one may have ended it meanwhile.
    if (!this.#sessions.has(id)) this.#thread.end(id);
    return { id, answer };
  }

  /** Whether an address has this connection. */
  has(address: string, id: string): boolean {
    return this.#sessions.get(id)?.stream.address === address;
  }

  /** Ends a connection. */
  end(id: string): void {
    if (this.#sessions.delete(id)) this.#thread.end(id);
  }

  /** Forgets a connection that has ended by itself. */
  forget(id: string): void {
    this.#sessions.delete(id);
  }

  /** Ends all connections. */
  close(): void {
    this.#cancelCheck?.();
    for (const id of this.#sessions.keys()) this.end(id);
  }

  #checkLater(): void {
    this.#cancelCheck ??= this.#after(checkMs, () => {
      this.#cancelCheck = null;
      void this.#check();
    });
  }

  /** Ends the connections whose chat, performer or address is over; those whose world cannot be read, too. */
  async #check(): Promise<void> {
    for (const { id, stream, world } of this.#sessions.values()) {
      const goesOn = stream.grant.until > world.clock.now() && (await isLive(world, stream).catch(() => false));
      if (!goesOn) this.end(id);
    }
    if (this.#sessions.size > 0) this.#checkLater();
  }
}
