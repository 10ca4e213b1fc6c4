import type { AnswerOf } from '@lounge/protocol';
import { getPinnedPhotos } from '@lounge/protocol/content/galleries';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** The guest's pinned pictures and albums. */
export type PinnedPhotosData = AnswerOf<typeof getPinnedPhotos>;

/** The guest's pinned pictures and albums, for the personal page. @spec feature:library.pinned-photos */
export class PinnedPhotos {
  readonly data: Read<PinnedPhotosData>;

  constructor(context: ReadContext) {
    this.data = new Read(() => callWithin(context, getPinnedPhotos, {}));
  }
}
