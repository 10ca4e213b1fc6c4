import type { MediaSpan } from '../../media/DeliveredMedia.ts';

/** After this long what was sent counts even if no report confirms it: a viewer who reports less than arrives gains nothing. */
const unconfirmedMs = 5000;
/** Whoever missed more than this begins anew, as the feed does. */
const gapMs = 1000;
const sequences = 2 ** 16;

interface Sent extends MediaSpan {
  /** The sequence number of its last packet. */
  readonly sequence: number;
  readonly at: number;
}

/** Whether a sequence number is the other one or comes before it. */
const isUpTo = (sequence: number, highest: number): boolean =>
  (highest - sequence + sequences) % sequences < sequences / 2;

/** The media that was sent to a viewer, until a report of the viewer confirms it. */
export class SentMedia {
  #pending: Sent[] = [];
  #sentTo: number | null = null;

  /** Notes that the picture was sent up to a time of the stream; `sequence` is the number of the last packet. */
  add(sequence: number, to: number, at: number): void {
    const before = this.#sentTo;
    this.#sentTo = to;
    // A picture that begins anew was sent before.
    if (before !== null && to <= before && before - to < gapMs) return;
    const from = before !== null && to > before && to - before <= gapMs ? before : to;
    this.#pending.push({ from, to, sequence, at });
  }

  /** Takes a report's highest sequence number. Returns what of the stream it confirms. */
  confirm(highest: number): readonly MediaSpan[] {
    return this.#takeWhile(({ sequence }) => isUpTo(sequence, highest % sequences));
  }

  /** The media that was sent so long before a time that it counts without a report. */
  overdue(at: number): readonly MediaSpan[] {
    return this.#takeWhile(({ at: sentAt }) => sentAt <= at - unconfirmedMs);
  }

  /** The media that was sent and not confirmed, when nobody will. */
  rest(): readonly MediaSpan[] {
    return this.#take(this.#pending.length);
  }

  #takeWhile(isDue: (sent: Sent) => boolean): readonly MediaSpan[] {
    const open = this.#pending.findIndex((each) => !isDue(each));
    return this.#take(open < 0 ? this.#pending.length : open);
  }

  #take(count: number): readonly MediaSpan[] {
    const spans: MediaSpan[] = [];
    for (const { from, to } of this.#pending.splice(0, count)) {
      const last = spans.at(-1);
      if (last?.to === from) spans[spans.length - 1] = { from: last.from, to };
      else spans.push({ from, to });
    }
    return spans;
  }
}
