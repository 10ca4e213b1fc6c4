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
export declare const AppContext: import('react').Context<App | null>;
/** The app of this page. Throws outside of it. */
export declare const useApp: () => App;
//# sourceMappingURL=StoresContext.d.ts.map
