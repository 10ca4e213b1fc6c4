import { createContext, use, type ComponentType } from 'react';
import type { Stores } from './compose.ts';
import type { PageConfig } from './page-config.ts';

/** Parts that only some visitors see, fetched before the first render where they are needed. */
export interface OptionalParts {
  /** Asks about cookies; null once the visitor has decided. */
  readonly Consent: ComponentType | null;
}

/** Fetches the parts that this visitor sees. */
export const loadParts = async ({ consent }: PageConfig): Promise<OptionalParts> => ({
  Consent: consent === 'unknown' ? (await import('../foundation/legal/ConsentRegion.tsx')).ConsentRegion : null,
});

/** What every connected element may use. */
export interface App {
  readonly stores: Stores;
  readonly config: PageConfig;
  /** Keeps a choice that the server reads too, such as the theme. */
  readonly remember: (name: string, value: string) => void;
  readonly parts: OptionalParts;
}

/** Carries the app to connected elements. */
export const AppContext = createContext<App | null>(null);

/** The app of this page. Throws outside of it. */
export const useApp = (): App => {
  const app = use(AppContext);
  if (app === null)
    throw new Error('A connected element stands outside AppContext; wrap it so that it finds its stores.');
  return app;
};
