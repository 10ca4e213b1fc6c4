import { createContext, use } from 'react';
import type { Stores } from './compose.ts';
import type { PageConfig } from './page-config.ts';

/** What every connected element may use. */
export interface App {
  readonly stores: Stores;
  readonly config: PageConfig;
  /** Keeps a choice that the server reads too, such as the theme. */
  readonly remember: (name: string, value: string) => void;
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
