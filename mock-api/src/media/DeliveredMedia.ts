/** A part of a stream's timeline, in milliseconds since 1970. */
export interface MediaSpan {
  readonly from: number;
  readonly to: number;
}

/** The stream that a chat has got. */
interface Delivered {
  /** Of what is no longer in `spans`. */
  sumMs: number;
  /** The spans that were handed out lately, in order and apart. */
  spans: readonly MediaSpan[];
  usedAt: number;
}

/** How old spans are added up: nothing of a stream is served that is a minute old. */
const spanAgeMs = 120_000;
/** How long a chat is remembered that gets nothing; what it got is in its row by then. */
const idleMs = 600_000;

const lengthOf = ({ from, to }: MediaSpan): number => to - from;
const sumOf = (spans: readonly MediaSpan[]): number => spans.reduce((sum, each) => sum + lengthOf(each), 0);

/** How much of a span is in none of the others. */
const newIn = (span: MediaSpan, spans: readonly MediaSpan[]): number =>
  lengthOf(span) -
  sumOf(
    spans.map(({ from, to }) => ({
      from: Math.max(from, span.from),
      to: Math.max(from, span.from, Math.min(to, span.to)),
    })),
  );

/** The union of spans and one more. */
const withSpan = (spans: readonly MediaSpan[], span: MediaSpan): readonly MediaSpan[] => {
  const touches = ({ from, to }: MediaSpan): boolean => from <= span.to && to >= span.from;
  const joined = spans
    .filter(touches)
    .reduce((all, { from, to }) => ({ from: Math.min(all.from, from), to: Math.max(all.to, to) }), span);
  return [...spans.filter((each) => !touches(each)), joined].toSorted((a, b) => a.from - b.from);
};

/** The limit of a chat, and the facts from its row. */
export interface DeliveryTerms {
  /** The stream that it has got by its row, in milliseconds. */
  readonly beforeMs: number;
  readonly now: number;
}

/**
 * The stream that each chat has got, in milliseconds of distinct media: a span counts once, however often it is fetched. In memory, since
 * it changes often; heartbeats and the end of a chat write it to its row.
 */
export class DeliveredMedia {
  readonly #chats = new Map<string, Delivered>();

  /** The stream that a chat has got; null for one that got nothing from this process. */
  msOf(chat: string): number | null {
    const known = this.#chats.get(chat);
    return known === undefined ? null : known.sumMs + sumOf(known.spans);
  }

  /** Counts a span unless the chat would have got more than `limitMs` then. Returns whether it was counted, or had been before. */
  take(chat: string, span: MediaSpan, limitMs: number, terms: DeliveryTerms): boolean {
    const { sumMs, spans } = this.#of(chat, terms);
    const more = newIn(span, spans);
    if (more > 0 && sumMs + sumOf(spans) + more > limitMs) return false;
    this.add(chat, span, terms);
    return true;
  }

  /** Counts a span that was handed out. */
  add(chat: string, span: MediaSpan, terms: DeliveryTerms): void {
    if (span.to <= span.from) return;
    const delivered = this.#of(chat, terms);
    const spans = withSpan(delivered.spans, span);
    const isOld = ({ to }: MediaSpan): boolean => to < terms.now - spanAgeMs;
    delivered.sumMs += sumOf(spans.filter(isOld));
    delivered.spans = spans.filter((each) => !isOld(each));
    delivered.usedAt = terms.now;
  }

  #of(chat: string, { beforeMs, now }: DeliveryTerms): Delivered {
    const known = this.#chats.get(chat);
    if (known !== undefined) {
      // The row has more where this process has missed a message of another one.
      known.sumMs = Math.max(known.sumMs, beforeMs - sumOf(known.spans));
      return known;
    }
    for (const [key, { usedAt }] of this.#chats) if (usedAt < now - idleMs) this.#chats.delete(key);
    const begun: Delivered = { sumMs: beforeMs, spans: [], usedAt: now };
    this.#chats.set(chat, begun);
    return begun;
  }
}
