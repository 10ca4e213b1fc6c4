import type { LoadableState } from '@lounge/stores';
import type { Stores } from './compose.ts';
import type { PageConfig } from './page-config.ts';

/** What the document carries for the browser: the configuration, what the stores hold, what the router knows. */
export interface Boot {
  readonly config: PageConfig;
  readonly stores: Readonly<Record<string, LoadableState>>;
  readonly router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}

const partsOf = (stores: Stores) => ({
  guest: stores.guest.data,
  jumbotron: stores.jumbotron.content,
  liveRow: stores.liveRow.page,
  home: stores.home.page,
  newVideos: stores.newVideos.page,
});

/** What the stores hold, as JSON for the document. */
export const dehydrate = (stores: Stores): Boot['stores'] => ({
  ...Object.fromEntries(
    Object.entries(partsOf(stores)).flatMap(([name, part]) => (part.state === 'idle' ? [] : [[name, part.snapshot()]])),
  ),
  ...stores.performers.snapshot(),
});

/** Gives the stores what the document carries, so that the first render is the one that the server drew. */
export const hydrate = (stores: Stores, carried: Boot['stores']): void => {
  for (const [name, part] of Object.entries(partsOf(stores))) {
    const state = carried[name];
    if (state !== undefined) part.restore(state as never);
  }
  stores.performers.restore(carried);
};
