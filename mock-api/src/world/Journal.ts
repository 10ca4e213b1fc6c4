import { maskedValue } from './masked-value.ts';

/**
 * Who decided an answer: the handler over the states of the world; a fault or a stub in its place; the request's own header `Prefer`; or
 * the check of a request that reached no handler, such as of its token.
 */
export type DecidedBy = 'handler' | 'fault' | 'stub' | 'prefer' | 'check';

/** An answered call as a journal notes it. */
export interface Answered {
  /** The id of the request in the log and in `X-Request-Id`; calls of one query share it. */
  readonly request: string;
  readonly kind: string;
  /** The id of the call; the path or type of what is no declared call. */
  readonly call: string;
  /** The HTTP status, also of what failed on the socket. */
  readonly status: number;
  readonly code: string | null;
  readonly field: string | null;
  readonly guestId: number | null;
  readonly by: DecidedBy;
  /** The name of the stub that decided. */
  readonly stub: string | null;
  /** How long a fault or a stub held the call up, in milliseconds. */
  readonly delayedMs: number;
  /** How long the call took, in milliseconds. */
  readonly ms: number;
  /** Undefined where the call has none, or was rejected before it was read. */
  readonly input?: unknown;
  readonly answer?: unknown;
}

/** An entry of a journal. */
export interface JournalEntry extends Omit<Answered, 'input' | 'answer'> {
  /** Counts the entries of the world. */
  readonly number: number;
  /** When it was answered, by the clock of this machine. */
  readonly at: string;
  readonly world: string;
  /** The provider states that were set up last, the newest first. */
  readonly states: readonly string[];
  /** The input as JSON without secrets, cut after 2,000 characters; null without one. */
  readonly input: string | null;
  /** The answer likewise. */
  readonly answer: string | null;
}

/** How many entries a journal keeps. */
export const maxEntries = 200;
/** How much of an input or an answer it keeps, in characters. */
const maxTextLength = 2000;
const maxStates = 10;

const shortTextOf = (value: unknown): string | null => {
  if (value === undefined) return null;
  const text = JSON.stringify(maskedValue(value)) ?? '';
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
};

/** The latest answers of a world, for developers. It is off until `start`, so that a server without a dev console pays nothing. */
export class Journal {
  readonly #world: string;
  /** The clock of this machine, in milliseconds since 1970. */
  readonly now: () => number;
  #entries: JournalEntry[] | null = null;
  #states: readonly string[] = [];
  #count = 0;

  constructor(world: string, now: () => number = () => Date.now()) {
    this.#world = world;
    this.now = now;
  }

  /** Begins to note. */
  start(): void {
    this.#entries ??= [];
  }

  get isOn(): boolean {
    return this.#entries !== null;
  }

  /** The latest entries, the newest first. */
  get entries(): readonly JournalEntry[] {
    return (this.#entries ?? []).toReversed();
  }

  /** Whether a call of this request was noted. */
  hasRequest(id: string): boolean {
    return this.#entries?.some(({ request }) => request === id) ?? false;
  }

  /** Notes an answer, unless the journal is off. */
  note({ input, answer, ...answered }: Answered): void {
    if (this.#entries === null) return;
    this.#entries.push({
      number: (this.#count += 1),
      at: new Date(this.now()).toISOString(),
      world: this.#world,
      ...answered,
      states: this.#states,
      input: shortTextOf(input),
      answer: shortTextOf(answer),
    });
    if (this.#entries.length > maxEntries) this.#entries.shift();
  }

  /** Notes that a provider state was set up, which explains the answers after it. */
  noteState(sentence: string): void {
    if (this.isOn) this.#states = [sentence, ...this.#states.filter((each) => each !== sentence)].slice(0, maxStates);
  }

  /** Forgets the states, when the world is as it was before them. */
  forgetStates(): void {
    this.#states = [];
  }

  /** Removes all entries. */
  clear(): void {
    if (this.isOn) this.#entries = [];
  }
}
