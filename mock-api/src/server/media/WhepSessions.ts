import { randomBytes } from 'node:crypto';
import { reject } from '../../dispatch/handler.ts';
import { deliveryTermsOf } from '../../content/live-chat/index.ts';
import { bearerOfSession } from '../../foundation/session/bearer-of-session.ts';
import type { MediaSpan } from '../../media/DeliveredMedia.ts';
import type { After } from '../../scripts/after.ts';
import type { WorldParts } from '../../world/world.ts';
import type { SessionOffer, WebRtcThread } from '../webrtc/WebRtcThread.ts';
import { isLive } from './live-stream.ts';
import type { ProtectedLive } from './protected-clips.ts';
import { tvGoesOn } from './tv-grace.ts';

/**
 * Limits of connections. A viewer has one; a second one is that of a page that was loaded again or of another tab, and a third one ends
 * the oldest. A connection takes about a tenth of a core.
 */
export const whepLimits = {
  perAddress: 2,
  total: 40,
  /** TV has a share only, as anyone may watch it and others pay for their chats. */
  tv: 10,
} as const;

/** How often it is looked whether streams go on. */
const checkMs = 1000;
/** How long connections of other processes are remembered that never said that they ended; an address is valid for less. */
const rememberedMs = 86_400_000;

/** The offer of a viewer. */
interface Offer extends Pick<SessionOffer, 'offer' | 'files'> {
  /** The hash of the token with which it is offered; null without a session. @default null */
  readonly session?: string | null;
}

interface Session {
  readonly id: string;
  readonly stream: ProtectedLive;
  /** With its end, the viewer's requests for files would be rejected as well. */
  readonly session: string | null;
  readonly world: WorldParts;
  /** The stream that its chat has got by its row, as last read; null where nothing is counted. */
  beforeMs: number | null;
  /** Until which time of the stream the picture was confirmed. */
  sentTo: number;
  /** The time of the stream from which on nothing is sent. */
  untilMs: number;
  /** In milliseconds of the world's clock. */
  readonly openedAt: number;
}

const kinds = { opened: 'whep opened', ended: 'whep ended', end: 'whep end' } as const;

/** The connections of other processes: when each was opened, by address and id. */
class Elsewhere {
  readonly #opened = new Map<string, Map<string, number>>();

  add(address: string, id: string, openedAt: number): void {
    this.#forgetUntil(openedAt - rememberedMs);
    const known = this.#opened.get(address) ?? new Map<string, number>();
    this.#opened.delete(address);
    this.#opened.set(address, known.set(id, openedAt));
  }

  /** Forgets the addresses for which nothing was opened since an instant: the process of their connections may have died. */
  #forgetUntil(instant: number): void {
    for (const [address, known] of this.#opened) {
      if (Math.max(...known.values()) > instant) return;
      this.#opened.delete(address);
    }
  }

  remove(address: string, id: string): void {
    const known = this.#opened.get(address);
    known?.delete(id);
    if (known?.size === 0) this.#opened.delete(address);
  }

  /** How many of an address were opened after an instant. */
  countAfter(address: string, openedAt: number): number {
    return [...(this.#opened.get(address)?.values() ?? [])].filter((each) => each > openedAt).length;
  }
}

/** Counts what a viewer has got of a chat's stream. */
const count = (session: Session, spans: readonly MediaSpan[]): void => {
  const { stream, world, beforeMs } = session;
  if (stream.chatKey === null || beforeMs === null) return;
  for (const span of spans) world.delivered.add(stream.chatKey, span, { beforeMs, now: world.clock.now() });
  session.sentTo = Math.max(session.sentTo, spans.at(-1)?.to ?? 0);
};

/**
 * The time of the stream up to which it may be sent: a little more than the pages of its chat have reported, from the position of the
 * viewer, or from now on for a picture that stands.
 */
const limitOf = async (session: Session): Promise<number> => {
  const { stream, world, sentTo, untilMs } = session;
  const { chatKey } = stream;
  const terms = chatKey === null ? null : await deliveryTermsOf(world, chatKey);
  if (chatKey === null || terms === null) return Infinity;
  session.beforeMs = terms.beforeMs;
  const left = Math.max(0, terms.limitMs - Math.max(terms.beforeMs, world.delivered.msOf(chatKey) ?? 0));
  return (untilMs > terms.now ? sentTo : terms.now) + left;
};

/** The connections of viewers by WebRTC: how many there may be, and until when. */
export class WhepSessions {
  readonly #thread: Pick<WebRtcThread, 'answer' | 'limit' | 'end'>;
  readonly #after: After;
  readonly #sessions = new Map<string, Session>();
  readonly #elsewhere = new Elsewhere();
  #cancelCheck: (() => void) | null = null;

  constructor(thread: Pick<WebRtcThread, 'answer' | 'limit' | 'end'>, after: After) {
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
    stream: ProtectedLive,
    { offer, files, session: hash = null }: Offer,
    world: WorldParts,
  ): Promise<{ readonly id: string; readonly answer: string }> {
    // Where all places are taken the viewer's own oldest one makes room.
    const own = [...this.#sessions.values()].find((each) => each.stream.address === stream.address);
    if (own !== undefined && this.#isFull(stream)) this.end(own.id);
    if (this.#isFull(stream)) reject('unavailable');
    const id = randomBytes(12).toString('hex');
    const now = world.clock.now();
    const session: Session = {
      id,
      stream,
      session: hash,
      world,
      beforeMs: null,
      sentTo: now,
      untilMs: Infinity,
      openedAt: now,
    };
    this.#sessions.set(id, session);
    world.channel.send(kinds.opened, [stream.address, id, now]);
    this.#endSurplus(stream.address, world);
    this.#checkLater();
    let answer: string | null = null;
    try {
      answer = await this.#answer(session, { offer, files });
    } finally {
      if (answer === null) this.#remove(id);
    }
    if (answer === null) return reject('malformed', 'sdp');
    // A third one may have ended it meanwhile.
    if (!this.#sessions.has(id)) this.#thread.end(id);
    return { id, answer };
  }

  /** Whether there are too many connections for one more to a stream. */
  #isFull({ actorId }: ProtectedLive): boolean {
    if (this.#sessions.size >= whepLimits.total) return true;
    if (actorId !== null) return false;
    const ofTv = [...this.#sessions.values()].filter(({ stream }) => stream.actorId === null);
    return ofTv.length >= whepLimits.tv;
  }

  async #answer(session: Session, offer: Pick<SessionOffer, 'offer' | 'files'>): Promise<string | null> {
    session.untilMs = await limitOf(session);
    const offsetMs = session.world.clock.now() - Date.now();
    const options = { ...offer, offsetMs, untilMs: session.untilMs };
    return this.#thread.answer(session.id, options, (spans) => count(session, spans));
  }

  /** Whether an address has this connection. */
  has(address: string, id: string): boolean {
    return this.#sessions.get(id)?.stream.address === address;
  }

  /** Ends the connections of a world that another process says to end, and those that have become too many for their viewer. */
  listenTo(world: WorldParts): void {
    world.channel.on(kinds.end, (value) => {
      const [address, id] = value as readonly [string, string];
      if (this.has(address, id)) this.end(id);
    });
    world.channel.on(kinds.opened, (value) => {
      const [address, id, openedAt] = value as readonly [string, string, number];
      this.#elsewhere.add(address, id, openedAt);
      this.#endSurplus(address, world);
    });
    world.channel.on(kinds.ended, (value) => this.#elsewhere.remove(...(value as [string, string])));
  }

  /** Ends those connections of an address that became too many for their viewer, the oldest first. */
  #endSurplus(address: string, world: WorldParts): void {
    const own = [...this.#sessions.values()].filter((each) => each.world === world && each.stream.address === address);
    for (const [index, { id, openedAt }] of own.entries()) {
      const newer = own.length - index - 1 + this.#elsewhere.countAfter(address, openedAt);
      if (newer >= whepLimits.perAddress) this.end(id);
    }
  }

  /** Ends a connection of an address, whichever process has it. */
  async endAnywhere({ channel }: WorldParts, address: string, id: string): Promise<void> {
    if (this.has(address, id)) this.end(id);
    else await channel.ask(kinds.end, [address, id]);
  }

  /** Ends a connection of this process. */
  end(id: string): void {
    if (this.#remove(id)) this.#thread.end(id);
  }

  /** Forgets a connection that has ended by itself. */
  forget(id: string): void {
    this.#remove(id);
  }

  #remove(id: string): boolean {
    const session = this.#sessions.get(id);
    session?.world.channel.send(kinds.ended, [session.stream.address, id]);
    return this.#sessions.delete(id);
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

  /** Ends the connections whose chat, performer, subscription, log-in or address is over, and those whose world cannot be read; limits the others. */
  async #check(): Promise<void> {
    for (const session of this.#sessions.values())
      if (!(await this.#goesOn(session).catch(() => false))) this.end(session.id);
    if (this.#sessions.size > 0) this.#checkLater();
  }

  async #goesOn(session: Session): Promise<boolean> {
    const { id, stream, world, session: hash } = session;
    const { until, needsTv, viewer } = stream.grant;
    if (until <= world.clock.now() || !(await isLive(world, stream))) return false;
    if (hash !== null && (await bearerOfSession(hash, world)) === null) return false;
    if (needsTv === true && !(await tvGoesOn(viewer, world))) return false;
    const untilMs = await limitOf(session);
    if (untilMs !== session.untilMs) this.#thread.limit(id, untilMs);
    session.untilMs = untilMs;
    return true;
  }
}
