import { standingIn, type Failure, type Result } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { jsonIn, type StoredText } from './stored-text.ts';

/** Why something that was sent did not count: its subject is gone, or the guest's account may not do it now. */
export type SendRejection = 'gone' | 'forbidden';

/** Where values wait beyond the page, and whether the visitor allows that now. */
export interface WaitingStorage {
  readonly storedText: StoredText;
  readonly isAllowed: () => boolean;
}

/** The way in which values are sent and stored. */
interface WaitingSendsOptions<Value, Answer> {
  readonly send: (id: number, value: Value) => Promise<Result<Answer>>;
  /** Runs in the action that ends the waiting. */
  readonly onConfirmed: (id: number, answer: Answer) => void;
  /** Returns a value in the form in which it is stored, in a list. */
  readonly entryOf: (id: number, value: Value) => object;
  /** Returns the values of a stored list; none of one that is not valid. */
  readonly valuesIn: (entries: unknown) => readonly (readonly [id: number, value: Value])[];
  /** Null where nothing is kept beyond the page. */
  readonly kept: WaitingStorage | null;
}

/** The most values that are kept until they can be sent. @assumed */
const mostKept = 200;

/** Why a failure is the last word; null where the value is sent again later, as after a lost network or session or a failed server. */
const rejectionIn = (failure: Failure): SendRejection | null => {
  if (failure.code === 'unknown') return 'gone';
  return standingIn(failure) === null ? null : 'forbidden';
};

/** Values by subject that are recorded here first, with consent on the device too, then sent; the last one of a subject counts. */
export class WaitingSends<Value, Answer> {
  /** The values that are not confirmed, by subject. */
  readonly #waiting = observable.map<number, Value>();
  readonly #rejected = observable.map<number, SendRejection>();
  readonly #sending = new Set<number>();
  readonly #options: WaitingSendsOptions<Value, Answer>;

  constructor(options: WaitingSendsOptions<Value, Answer>) {
    this.#options = options;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** How many values have not been sent. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Whether values are kept beyond this page. */
  get isAllowed(): boolean {
    return this.#options.kept?.isAllowed() ?? false;
  }

  /** The value of a subject that is not confirmed; undefined where nothing waits. */
  of(id: number): Value | undefined {
    return this.#waiting.get(id);
  }

  /** Why the last value of a subject did not count; null where it did, or waits. */
  rejectionOf(id: number): SendRejection | null {
    return this.#rejected.get(id) ?? null;
  }

  /** Takes over the values that an earlier page kept. */
  restore(): void {
    const { kept, valuesIn } = this.#options;
    if (kept === null || !this.isAllowed) return;
    for (const [id, value] of valuesIn(jsonIn(kept.storedText)).slice(0, mostKept))
      if (!this.#waiting.has(id)) this.#waiting.set(id, value);
  }

  /** Records a value without sending it. */
  record(id: number, value: Value): void {
    this.#rejected.delete(id);
    this.#waiting.set(id, value);
    this.#write();
  }

  /** Sends the values that wait, as when the network is back. */
  async sendWaiting(): Promise<void> {
    for (const id of this.#waiting.keys()) await this.send(id);
  }

  /** Sends the value of a subject, and what it changed to meanwhile. */
  async send(id: number): Promise<void> {
    if (this.#sending.has(id)) return;
    this.#sending.add(id);
    let isDone = false;
    while (!isDone && this.#waiting.has(id)) {
      const value = this.#waiting.get(id) as Value;
      const result = await this.#options.send(id, value);
      isDone = !result.ok;
      runInAction(() => this.#settle(id, value, result));
    }
    this.#sending.delete(id);
    this.#write();
  }

  /** Forgets the values that are kept beyond this page, as when the visitor takes the consent back. */
  clear(): void {
    this.#options.kept?.storedText.write(null);
  }

  #settle(id: number, value: Value, result: Result<Answer>): void {
    if (result.ok) this.#options.onConfirmed(id, result.value);
    const rejection = result.ok ? null : rejectionIn(result.failure);
    if (rejection !== null) this.#rejected.set(id, rejection);
    if ((result.ok || rejection !== null) && this.#waiting.get(id) === value) this.#waiting.delete(id);
  }

  #write(): void {
    const { kept, entryOf } = this.#options;
    if (kept === null || !this.isAllowed) return;
    const entries = [...this.#waiting].slice(-mostKept).map(([id, value]) => entryOf(id, value));
    kept.storedText.write(entries.length === 0 ? null : JSON.stringify(entries));
  }
}
