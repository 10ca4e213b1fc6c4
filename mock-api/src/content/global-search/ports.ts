import type { Infer } from '@lounge/protocol';
import type { articleHit, searchOrder, searchSort, tvHit } from '@lounge/protocol/content/global-search';
import type { FoundKind } from '../../world/search-document.ts';
import type { Caller, World } from '../../world/world.ts';
import type { Page, Width } from './statements.ts';

/** Content of a kind, found by the module above that has it. */
export interface Searched<Hit> {
  readonly kind: FoundKind;
  /** A page of the ids of those that have appeared, each with the number of all of them: the newest first. */
  readonly page: (
    by: {
      readonly sort: Infer<typeof searchSort>;
      readonly order: Infer<typeof searchOrder>;
      readonly width: Width;
    },
    page: Page,
    world: Pick<World, 'tx' | 'clock'>,
  ) => Promise<readonly { readonly id: number; readonly total: number }[]>;
  /** Counts what `query` finds, a value of the dialect's `queryOf`. */
  readonly count: (query: string, world: Pick<World, 'tx' | 'clock'>) => Promise<{ readonly total: number } | null>;
  /** Those with these ids, in their order. */
  readonly hits: (ids: readonly number[], caller: Caller, world: Pick<World, 'tx'>) => Promise<readonly Hit[]>;
}

/** The kinds that modules above have for the search: articles of the magazine and videos of TV. */
export interface SearchPorts {
  readonly articles: Searched<Infer<typeof articleHit>>;
  readonly tvVideos: Searched<Infer<typeof tvHit>>;
}
