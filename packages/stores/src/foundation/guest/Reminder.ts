import type { AnswerOf, InputOf } from '@lounge/protocol';
import {
  addRelation,
  hasRelation,
  relatedTypes,
  relationTypes,
  removeRelation,
} from '@lounge/protocol/foundation/guest';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

type Kept = AnswerOf<typeof hasRelation>;

/** A guest's wish to be reminded of a ticket show. @spec state:relation-add, feature:account.relation */
export class Reminder {
  /** Whether the wish is kept. */
  readonly data: Read<Kept>;
  /** The change that is being sent. */
  pending: 'add' | 'remove' | null = null;
  /** Whether the last change failed: the call did, or the show has begun meanwhile. */
  hasFailed = false;
  /** Whether the last change took the wish back. */
  isRemoved = false;
  readonly #context: ReadContext;
  readonly #relation: InputOf<typeof addRelation>;

  constructor(showId: number, guestId: number, context: ReadContext) {
    this.#context = context;
    this.#relation = {
      subjectTypeId: relatedTypes.guest,
      subjectId: guestId,
      relationTypeId: relationTypes.reminder,
      objectTypeId: relatedTypes.ticketShow,
      objectId: showId,
    };
    this.data = new Read(() => callWithin(context, hasRelation, this.#relation));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isAdded(): boolean {
    return this.data.value?.hasRelation ?? false;
  }

  listen(source: PushSource): void {
    this.data.listen(source);
  }

  /** @spec rest:utility.relation.has */
  load(): Promise<Result<Kept>> {
    return this.data.load();
  }

  /** Asks to be reminded. @spec rest:utility.relation.add, error:relation-add-failed */
  async add(): Promise<void> {
    if (!this.isAdded) await this.#change('add', addRelation);
  }

  /** Takes the wish back. */
  async remove(): Promise<void> {
    if (this.isAdded) await this.#change('remove', removeRelation);
  }

  async #change(change: 'add' | 'remove', call: typeof addRelation | typeof removeRelation): Promise<void> {
    if (this.pending !== null) return;
    this.pending = change;
    this.hasFailed = false;
    this.isRemoved = false;
    // Without the scope's signal: leaving the page does not undo what was pressed.
    const result = await this.#context.client.call(call, this.#relation);
    runInAction(() => {
      this.pending = null;
      this.hasFailed = !result.ok || !result.value.success;
      if (this.hasFailed) return;
      this.isRemoved = change === 'remove';
      this.data.replace({ hasRelation: change === 'add' });
    });
  }
}
