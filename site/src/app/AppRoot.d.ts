import type { ReactNode } from 'react';
import { type IntlConfig } from 'react-intl';
import { type App } from './StoresContext.ts';
/** Props of AppRoot. */
export interface AppRootProps {
  app: App;
  /** The parsed texts of the language. */
  messages: NonNullable<IntlConfig['messages']>;
  children: ReactNode;
}
/** What stands around every page: texts, brand, stores. */
export declare const AppRoot: ({ app, messages, children }: AppRootProps) => import('react').JSX.Element;
//# sourceMappingURL=AppRoot.d.ts.map
