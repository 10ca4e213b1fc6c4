import type { AnswerOf, InputOf } from '@lounge/protocol';
import { addRelation, hasRelation, relatedTypes, relationTypes } from '@lounge/protocol/foundation/guest';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

type Kept = AnswerOf<typeof hasRelation>;

/** A guest's wish to be reminded of a ticket show. @spec state:relation-add, feature:account.relation */
export class Reminder {
  /** Whether the wish is kept. */
  readonly data: Read<Kept>;
  isAdding = false;
  /** Whether the last attempt failed: the call did, or the show has begun meanwhile. */
  hasFailed = false;
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
    if (this.isAdding || this.isAdded) return;
    this.isAdding = true;
    this.hasFailed = false;
    // Without the scope's signal: leaving the page does not take the wish back.
    const result = await this.#context.client.call(addRelation, this.#relation);
    runInAction(() => {
      this.isAdding = false;
      this.hasFailed = !result.ok || !result.value.success;
      if (!this.hasFailed) this.data.replace({ hasRelation: true });
    });
  }
}
