import type { LoadableState } from '@lounge/stores';
import type { Stores } from './compose.ts';
import type { PageConfig } from './page-config.ts';
/** What the document carries for the browser: the configuration, what the stores hold, what the router knows. */
export interface Boot {
  readonly config: PageConfig;
  readonly stores: Readonly<Record<string, LoadableState>>;
  readonly router: {
    loaderData: Record<string, unknown>;
    errors: Record<string, unknown> | null;
  };
}
/** What the stores hold, as JSON for the document. */
export declare const dehydrate: (stores: Stores) => Boot['stores'];
/** Gives the stores what the document carries, so that the first render is the one that the server drew. */
export declare const hydrate: (stores: Stores, carried: Boot['stores']) => void;
//# sourceMappingURL=hydration.d.ts.map
