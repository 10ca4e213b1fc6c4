import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { IdempotentIntent } from '../../reactive/IdempotentIntent.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { Read } from '../../reactive/Read.ts';

/** A change of comments: one was written, deleted or reported. */
export type CommentAct = 'write' | 'delete' | 'report';

/** The calls of comments on something. Each change answers with the comments after it. */
export interface CommentCalls<D> {
  readonly read: () => Promise<Result<D>>;
  /** Writes a comment, or an answer to one, under an idempotency key where the call has one. */
  readonly write: (text: string, repliesTo: number | undefined, key: string) => Promise<Result<D>>;
  readonly delete: (commentId: number) => Promise<Result<D>>;
  readonly report: (commentId: number) => Promise<Result<D>>;
  /** Runs with the comments that were read, or that a change answered. */
  readonly onValue?: (value: D, act: CommentAct | 'read') => void;
}

/** Comments on an album or a post. What a change answers takes the place of what was read. */
export class Comments<D> {
  readonly data: Read<D>;
  /** The last comment that was written, deleted or reported. */
  readonly change = new Loadable<D>();
  /** The kind of the last change. */
  lastAct: CommentAct = 'write';
  readonly #calls: CommentCalls<D>;
  readonly #intent: IdempotentIntent<D>;

  constructor(calls: CommentCalls<D>, newKey?: () => string) {
    this.#calls = calls;
    this.#intent = new IdempotentIntent(newKey);
    this.data = new Read(calls.read, (value) => calls.onValue?.(value, 'read'));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the comments; what is shown stays meanwhile. */
  load(): Promise<Result<D>> {
    this.data.markStale();
    return this.data.load();
  }

  listen(source: PushSource): void {
    this.data.listen(source);
  }

  /** Writes the guest's comment, or an answer to one. What did not arrive is sent again under its key. */
  write(text: string, repliesTo?: number): Promise<Result<D>> {
    return this.#intent.run({ text, repliesTo }, (key) =>
      this.#change('write', () => this.#calls.write(text, repliesTo, key)),
    );
  }

  /** Deletes the guest's own comment. */
  delete(commentId: number): Promise<Result<D>> {
    return this.#change('delete', () => this.#calls.delete(commentId));
  }

  /** Reports a comment of somebody else, which is shown no more. */
  report(commentId: number): Promise<Result<D>> {
    return this.#change('report', () => this.#calls.report(commentId));
  }

  async #change(act: CommentAct, send: () => Promise<Result<D>>): Promise<Result<D>> {
    runInAction(() => (this.lastAct = act));
    const result = await this.change.track(send, (value) => {
      this.data.replace(value);
      this.#calls.onValue?.(value, act);
    });
    // A rejection says that what is shown is out of date, as another page has written or deleted.
    if (!result.ok && result.failure.kind === 'declared') await this.load();
    return result;
  }
}
