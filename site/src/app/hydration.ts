import type { Snapshots } from './snapshots.ts';
import type { PageConfig } from './page-config.ts';

/** Data of the document for hydration: the configuration, the values of the stores, the router's state. */
export interface Boot {
  readonly config: PageConfig;
  readonly stores: Snapshots;
  readonly router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}
