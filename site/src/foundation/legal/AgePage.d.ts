import { type IntlConfig } from 'react-intl';
import type { App } from '../../app/StoresContext.ts';
interface AgePageProps {
  app: App;
  messages: NonNullable<IntlConfig['messages']>;
  /** The address that was asked for. */
  to: string;
}
/** Asks for the visitor's age before anything is shown: no performer, no picture, no script needed. */
export declare const AgePage: ({ app, messages, to }: AgePageProps) => import('react').JSX.Element;
/** What is shown to who left. */
export declare const LeftPage: ({ app, messages }: Omit<AgePageProps, 'to'>) => import('react').JSX.Element;
export {};
//# sourceMappingURL=AgePage.d.ts.map
