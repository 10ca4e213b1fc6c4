import type { AnswerOf } from '@lounge/protocol';
import { popularTags, searchTags } from '@lounge/protocol/content/global-search';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** Tags that guests choose among. */
export type KnownTagsData = AnswerOf<typeof popularTags>;

/** How many tags are offered at once. */
const offered = 20;

/** The tags that can be added to an album: the most used ones, or those that begin like a pattern. */
export class KnownTags {
  /** The text that the guest typed. */
  pattern = '';
  readonly data: Read<KnownTagsData>;

  constructor(context: ReadContext) {
    this.data = new Read<KnownTagsData>(() =>
      this.pattern.trim() === ''
        ? callWithin(context, popularTags, { first: offered })
        : callWithin(context, searchTags, { searchPattern: this.pattern, first: offered }),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  load(): Promise<Result<KnownTagsData>> {
    return this.data.load();
  }

  /** Reads the tags that begin like a pattern. */
  search(pattern: string): void {
    this.pattern = pattern;
    this.data.markStale();
    void this.data.load();
  }
}
