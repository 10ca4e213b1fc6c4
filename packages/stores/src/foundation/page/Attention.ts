import type { Scope } from '@lounge/transport';
import { action, makeAutoObservable, observableRef } from 'mobx';
import { jsonIn, storedTextInMemory, type StoredText } from '../../reactive/stored-text.ts';

/**
 * The kinds of things that ask for the visitor's attention, the most urgent first. Each waits until nothing before it is left.
 * @assumed The order; new legal texts come right after the choice about cookies, as both are answers that the law wants.
 */
export const attentionOrder = [
  'consent',
  'legal',
  'age',
  'onboarding',
  'incentive',
  'banner',
  'survey',
  'push',
  'install',
] as const;

/** Something that asks for the visitor's attention. */
export type AttentionKind = (typeof attentionOrder)[number];

/** A question of the house: it never interrupts, and is shown in one tab at a time. */
export type QuestionKind = 'survey' | 'push' | 'install';

/** An activity of the visitor that no question may interrupt. */
export type AttentionPause = 'chat' | 'payment' | 'game' | 'typing';

type Asked = Readonly<Partial<Record<AttentionKind, number>>>;

/** The message of a tab to the visitor’s others: what it is busy with, and since when it shows a question. */
interface TabState {
  readonly tab: string;
  readonly pauses: readonly AttentionPause[];
  readonly begun: QuestionKind | null;
  readonly since: number;
  readonly asked: Asked;
  readonly isNew: boolean;
}

/** Dependencies of `Attention`: the time, the memory of what was asked, and a key of the tab. */
export interface AttentionOptions {
  readonly now?: () => number;
  /** When each question was asked last, in JSON. */
  readonly asked?: StoredText;
  readonly tab?: string;
}

const day = 86_400_000;
/** How long a question that was asked rests, answered or closed. */
const rest = 30 * day;

const isQuestion = (kind: AttentionKind | null): kind is QuestionKind =>
  kind === 'survey' || kind === 'push' || kind === 'install';

/** The questions that rest after they were asked; installing has a time of its own. */
const rests = (kind: AttentionKind): boolean => kind === 'survey' || kind === 'push';

/** Lets one thing at a time ask for the visitor's attention, and questions only where they interrupt nothing, in all tabs together. */
export class Attention {
  waiting: readonly AttentionKind[] = [];
  pauses: readonly AttentionPause[] = [];
  /** The question that is shown in this tab. */
  begun: QuestionKind | null = null;
  asked: Asked = {};
  others: ReadonlyMap<string, TabState> = new Map();
  #since = 0;
  #channel: BroadcastChannel | null = null;
  readonly #now: () => number;
  readonly #stored: StoredText;
  readonly #tab: string;

  constructor({ now = () => 0, asked = storedTextInMemory(), tab = '' }: AttentionOptions = {}) {
    this.#now = now;
    this.#stored = asked;
    this.#tab = tab;
    const ref = observableRef;
    makeAutoObservable(this, { waiting: ref, pauses: ref, asked: ref, others: ref }, { autoBind: true });
  }

  /** The one whose turn it would be: a question that has not begun yet counts. */
  get next(): AttentionKind | null {
    return attentionOrder.find((kind) => this.waiting.includes(kind) && this.#isFree(kind)) ?? null;
  }

  /** The one whose turn it is; null if nothing asks. */
  get current(): AttentionKind | null {
    return isQuestion(this.next) && this.next !== this.begun ? null : this.next;
  }

  /** Asks for attention. Returns a function that gives it back, which also works twice. */
  ask(kind: AttentionKind): () => void {
    this.waiting = [...this.waiting, kind];
    return this.#once(() => {
      const at = this.waiting.indexOf(kind);
      this.waiting = this.waiting.filter((_, index) => index !== at);
      if (this.begun === null || this.waiting.includes(this.begun)) return;
      this.begun = null;
      this.#tell();
    });
  }

  /** Shows a question whose turn it is, in no other tab. One whose showing cannot be remembered is not asked: it would come again. */
  begin(kind: AttentionKind): void {
    if (this.next !== kind || this.begun === kind || !isQuestion(kind)) return;
    if (rests(kind) && !this.#remember(kind)) return;
    this.begun = kind;
    this.#since = this.#now();
    this.#tell();
  }

  /** Holds questions back in all tabs. Returns a function that ends it, which also works twice. */
  pause(reason: AttentionPause): () => void {
    this.pauses = [...this.pauses, reason];
    this.#tell();
    return this.#once(() => {
      const at = this.pauses.indexOf(reason);
      this.pauses = this.pauses.filter((_, index) => index !== at);
      this.#tell();
    });
  }

  /** Joins the visitor's other tabs, and reads what was asked before. */
  connect(channel: BroadcastChannel, scope: Scope): void {
    this.#channel = channel;
    this.#takeAsked(jsonIn(this.#stored));
    // The browser keeps it no longer than it is needed.
    if (this.#stored.read() !== null && Object.keys(this.asked).length === 0) this.#stored.write(null);
    channel.onmessage = ({ data }) => this.#take(data as TabState);
    this.#tell(true);
    scope.onEnd(() => {
      this.left();
      this.#channel = null;
      channel.close();
    });
  }

  /** Tells the other tabs that this page is left, so that it keeps nothing back. */
  left(): void {
    this.#channel?.postMessage({ ...this.#state(false), pauses: [], begun: null });
  }

  #isFree(kind: AttentionKind): boolean {
    if (!isQuestion(kind)) return true;
    const others = [...this.others.values()];
    const pauses = [...this.pauses, ...others.flatMap((other) => other.pauses)];
    // Who types in the question is not interrupted by it.
    if (pauses.some((pause) => pause !== 'typing')) return false;
    if (this.begun !== null) return this.begun === kind;
    if (pauses.length > 0 || others.some(({ begun }) => begun !== null)) return false;
    return !rests(kind) || this.#hasRested(kind);
  }

  /** Each question rests thirty days, and two different ones come on different days. */
  #hasRested(kind: QuestionKind): boolean {
    return Object.entries(this.asked).every(([each, at]) => {
      const ago = this.#now() - at;
      return ago < 0 || ago >= (each === kind ? rest : day);
    });
  }

  #remember(kind: QuestionKind): boolean {
    this.asked = { ...this.asked, [kind]: this.#now() };
    const text = JSON.stringify(this.asked);
    this.#stored.write(text);
    return this.#stored.read() === text;
  }

  #takeAsked(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    const known = Object.entries(value as Record<string, unknown>).filter(
      ([, at]) => typeof at === 'number' && this.#now() - at < rest,
    );
    this.asked = { ...this.asked, ...(Object.fromEntries(known) as Asked) };
  }

  #take(state: TabState): void {
    const { tab, pauses, begun, since, isNew } = state;
    const others = new Map(this.others);
    if (begun === null && pauses.length === 0) others.delete(tab);
    else others.set(tab, state);
    this.others = others;
    this.#takeAsked(state.asked);
    const isEarlier = since < this.#since || (since === this.#since && tab < this.#tab);
    // Two tabs began at the same time: the earlier one goes on.
    if (begun !== null && this.begun !== null && isEarlier) this.begun = null;
    if (isNew) this.#tell();
  }

  #state(isNew: boolean): TabState {
    const { pauses, begun, asked } = this;
    return { tab: this.#tab, pauses: [...pauses], begun, since: this.#since, asked: { ...asked }, isNew };
  }

  #tell(isNew = false): void {
    this.#channel?.postMessage(this.#state(isNew));
  }

  #once(act: () => void): () => void {
    let isOver = false;
    return action(() => {
      if (isOver) return;
      isOver = true;
      act();
    });
  }
}
