import type { Snapshots } from './compose.ts';
import type { PageConfig } from './page-config.ts';

/** What the document carries for the browser: the configuration, what the stores hold, what the router knows. */
export interface Boot {
  readonly config: PageConfig;
  readonly stores: Snapshots;
  readonly router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}
