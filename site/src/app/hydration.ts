import type { Snapshots } from '../shared/snapshots.ts';
import type { PageConfig } from '../shared/page-config.ts';

/** Data of the document for hydration: the configuration, the values of the stores, the router's state. */
export interface Boot {
  readonly config: PageConfig;
  readonly stores: Snapshots;
  readonly router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}
