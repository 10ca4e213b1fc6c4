import type { AnswerOf } from '@lounge/protocol';
import { getHomeRows } from '@lounge/protocol/foundation/page';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

type Answer = AnswerOf<typeof getHomeRows>;

/** A row of the start page. */
export type HomeRow = Answer['rows'][number];

/** The order where it cannot be read: who is live comes first. */
const usualOrder: readonly HomeRow[] = ['live', 'tonight', 'newVideos', 'welcomeBonus', 'rewards'];

/** The rows of the start page in the order of the server, each once. */
export class HomeRows extends Read<Answer> {
  constructor(context: ReadContext) {
    super(() => callWithin(context, getHomeRows, {}));
  }

  get order(): readonly HomeRow[] {
    return [...new Set(this.value?.rows ?? usualOrder)];
  }
}
