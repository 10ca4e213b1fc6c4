import type { Infer } from '@lounge/protocol';
import { ackSession, resync, type sessionRequest } from '@lounge/protocol/foundation/realtime';
import type { Delivery, StreamPosition } from '../world/bus.ts';
import type { Executor } from '../world/database.ts';
import { pushesBetween, resume, type Resumption } from '../world/outbox.ts';
import type { WorldParts } from '../world/world.ts';

/** How a feed sends. */
export interface PushFeedSink {
  readonly deliver: (delivery: Delivery) => void;
  readonly send: (message: object) => void;
  /** The feed could not read pushes that it missed: the client has to connect again, and resumes. */
  readonly onLost: () => void;
}

/** The last numbers that a feed has sent, and the world and guest whose streams they are of. */
interface Sent {
  readonly world: Pick<WorldParts, 'database'>;
  readonly guestId: number | null;
  /** The last number of each stream. */
  readonly last: Record<StreamPosition['stream'], number>;
}

const isBefore = (one: Delivery, other: Delivery): number => (one.position?.seq ?? 0) - (other.position?.seq ?? 0);

/** In the order of each stream; what has no position stays where it is among them. */
const inOrder = (deliveries: readonly Delivery[]): readonly Delivery[] => {
  const next = (stream: StreamPosition['stream']) =>
    deliveries
      .filter(({ position }) => position?.stream === stream)
      .toSorted(isBefore)
      .values();
  const streams = { public: next('public'), guest: next('guest') };
  return deliveries.map((each) =>
    each.position === undefined ? each : (streams[each.position.stream].next().value ?? each),
  );
};

/** The positions from which a session that is requested again goes on. */
const seenBy = async ({ guestId: before, last }: Sent, guestId: number | null, reader: Executor) => {
  const { positions } = await resume(reader, guestId, undefined);
  const guest = guestId === null ? null : guestId === before ? last.guest : positions.guest;
  return { epoch: positions.epoch, public: last.public, guest, agoMs: 0 };
};

/**
 * The pushes of one connection: none before its session, then those that it missed and all later ones, in order and each once. One that
 * another process's push precedes waits until that is read from the outbox.
 */
export class PushFeed {
  readonly #sink: PushFeedSink;
  /** Pushes that are published while the session starts, or while missed ones are read; null otherwise. */
  #held: Delivery[] | null = null;
  #sent: Sent | null = null;
  /** Rises with each start and end, so that a start knows that it was overtaken. */
  #turn = 0;

  constructor(sink: PushFeedSink) {
    this.#sink = sink;
  }

  /** Whether the session has started. */
  get isOpen(): boolean {
    return this.#sent !== null;
  }

  /**
   * Starts the session: sends what was missed, or `resync`, then `ackSession`. A session that is requested again goes on where it is; with
   * another guest it begins anew in the guest's stream.
   */
  async start(
    guestId: number | null,
    { lastSeen }: Infer<typeof sessionRequest.input>,
    key: string | null,
    world: Pick<WorldParts, 'database'>,
  ): Promise<void> {
    const { reader } = world.database;
    const before = this.#sent;
    const isSame = before?.guestId === guestId;
    const turn = (this.#turn += 1);
    this.#sent = null;
    // What the outbox has is read again; the streams of another guest are not this one's.
    this.#held = isSame ? (this.#held ?? []) : [];
    try {
      const resumption = await resume(
        reader,
        guestId,
        before === null ? lastSeen : await seenBy(before, guestId, reader),
      );
      if (turn !== this.#turn) return;
      resumption.missed.forEach(this.#sink.deliver);
      if (!resumption.isComplete) this.#sink.send({ type: resync.type });
      this.#acknowledge(resumption, key);
      const { positions } = resumption;
      this.#sent = { world, guestId, last: { public: positions.public, guest: positions.guest ?? 0 } };
    } catch (cause) {
      if (isSame && turn === this.#turn) this.#sent = before;
      throw cause;
    } finally {
      if (turn === this.#turn) this.#release();
    }
  }

  #acknowledge({ positions }: Resumption, key: string | null): void {
    this.#sink.send({ type: ackSession.type, positions, ...(key === null ? {} : { key }) });
  }

  /** Sends a push of the connection's audience, or holds it while earlier ones are read. */
  deliver(delivery: Delivery): void {
    if (this.#held !== null) {
      this.#held.push(delivery);
      return;
    }
    if (this.#sent === null) return;
    const { position } = delivery;
    if (position === undefined) return this.#sink.deliver(delivery);
    const last = this.#sent.last[position.stream];
    if (position.seq > last + 1) {
      this.#held = [delivery];
      void this.#fill(this.#sent, position);
    } else if (position.seq > last) {
      this.#sent.last[position.stream] = position.seq;
      this.#sink.deliver(delivery);
      // The reply to a command that was repeated keeps its number.
    } else if (delivery.isIdempotent === true) this.#sink.deliver(delivery);
  }

  /** Sends the pushes of a stream that lie between the last one and one that is held. */
  async #fill(sent: Sent, { stream, seq }: StreamPosition): Promise<void> {
    const { guestId, last, world } = sent;
    const audience = stream === 'public' || guestId === null ? ({ everyone: true } as const) : { guestId };
    const missed = await pushesBetween(world.database.reader, audience, last[stream], seq).catch(() => null);
    // Ended, or requested again meanwhile, which reads what was missed itself.
    if (this.#sent !== sent) return;
    if (missed === null) return this.#lose();
    missed.forEach(this.#sink.deliver);
    last[stream] = seq - 1;
    this.#release();
  }

  #lose(): void {
    this.end();
    this.#sink.onLost();
  }

  /** Sends what was held, in order; what came twice is dropped. */
  #release(): void {
    const held = inOrder(this.#held ?? []);
    this.#held = null;
    for (const each of held) this.deliver(each);
  }

  /** Ends the session: nothing more is sent. */
  end(): void {
    this.#turn += 1;
    this.#sent = null;
    this.#held = null;
  }
}
