import type { Infer } from '@lounge/protocol';
import { ackSession, resync, type sessionRequest } from '@lounge/protocol/foundation/realtime';
import type { Delivery } from '../world/bus.ts';
import { resume, type Resumption } from '../world/outbox.ts';
import type { WorldParts } from '../world/world.ts';

/** How a feed sends. */
export interface PushFeedSink {
  readonly deliver: (delivery: Delivery) => void;
  readonly send: (message: object) => void;
}

/** Whether a session that starts at these positions still has to get a push. */
const isAfter = ({ positions }: Resumption, { position }: Delivery): boolean =>
  position === undefined || position.seq > (positions[position.stream] ?? 0);

/**
 * The pushes of one connection: none before its session, then those that it missed and all later ones, in order and each once.
 */
export class PushFeed {
  readonly #sink: PushFeedSink;
  /** Pushes that are published while the session starts; null otherwise. */
  #held: Delivery[] | null = null;
  #isOpen = false;

  constructor(sink: PushFeedSink) {
    this.#sink = sink;
  }

  /** Whether the session has started. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Starts the session: sends what was missed, or `resync`, then `ackSession`. */
  async start(
    world: Pick<WorldParts, 'database'>,
    guestId: number | null,
    { lastSeen }: Infer<typeof sessionRequest.input>,
    key: string | null,
  ): Promise<void> {
    const { reader } = world.database;
    // A session that is requested again has missed nothing.
    if (this.#isOpen) return this.#acknowledge(await resume(reader, guestId, undefined), key);
    const held: Delivery[] = [];
    this.#held = held;
    try {
      const resumption = await resume(reader, guestId, lastSeen);
      resumption.missed.forEach(this.#sink.deliver);
      if (!resumption.isComplete) this.#sink.send({ type: resync.type });
      this.#acknowledge(resumption, key);
      this.#isOpen = true;
      for (const each of held) if (isAfter(resumption, each)) this.#sink.deliver(each);
    } finally {
      this.#held = null;
    }
  }

  #acknowledge({ positions }: Resumption, key: string | null): void {
    this.#sink.send({ type: ackSession.type, positions, ...(key === null ? {} : { key }) });
  }

  /** Sends a push of the connection's audience, or holds it while the session starts. */
  deliver(delivery: Delivery): void {
    if (this.#held !== null) this.#held.push(delivery);
    else if (this.#isOpen) this.#sink.deliver(delivery);
  }

  /** Ends the session: nothing more is sent. */
  end(): void {
    this.#isOpen = false;
  }
}
