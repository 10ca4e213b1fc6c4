import { createContext, lazy, use, type ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { Stores } from './compose.ts';
import type { PageConfig } from './page-config.ts';
import { lazyOrServerRendered } from './lazy-or-server-rendered.ts';
import type { PaymentDialogState } from '../foundation/wallet/PaymentDialogState.ts';

type LazyFrameParts = typeof import('../foundation/page/lazy-frame-parts.tsx');

/** Components that only some visitors need, or that load after the first render. */
export interface OptionalParts {
  /** The cookie consent form; null once the visitor has decided. */
  readonly Consent: ComponentType | null;
  /** What only guests have in the navigation bar: balance, messages, account menu; null for anonymous visitors. */
  readonly guestBar: typeof import('./guest-parts.tsx') | null;
  /** Parts that work without script: rendered by the server, hydrated when their code has loaded. */
  readonly lazyFrame: Readonly<Record<keyof LazyFrameParts, ComponentType>>;
  /** The tabs of phones, notices, and what follows the page's address: rendered by the server, hydrated like the parts above. */
  readonly LazyFrame: ComponentType;
  /** The rewards panel at the end of the start page; null for anonymous visitors, and on the server. */
  readonly Rewards: ComponentType | null;
}

const consentRegion = async () => ({ default: (await import('../foundation/legal/ConsentRegion.tsx')).ConsentRegion });

const lazyFrame = async () => ({ default: (await import('../foundation/page/LazyFrame.tsx')).LazyFrame });

const loadFrameParts = () => import('../foundation/page/lazy-frame-parts.tsx');
const lazyFramePart = (name: keyof LazyFrameParts) =>
  lazyOrServerRendered(async () => ({ default: (await loadFrameParts())[name] }));

/** If the code does not load, the slot stays empty, as the server rendered it. */
const homeRewards = () =>
  import('../engagement/spin-wheel/HomeRewardsConnected.tsx').then(
    ({ HomeRewardsConnected }) => ({ default: HomeRewardsConnected as ComponentType }),
    () => ({ default: () => null }),
  );

/**
 * Loads the parts that this visitor sees. The consent form works without script,
 * so a page in the browser does not wait for its code and hydrates it later. With `isEager`, as on the server, all code is
 * loaded before the promise resolves.
 */
export const loadParts = async (
  { consent, guestId }: PageConfig,
  { isEager = false } = {},
): Promise<OptionalParts> => ({
  guestBar: guestId === null ? null : await import('./guest-parts.tsx'),
  lazyFrame: isEager
    ? await loadFrameParts()
    : { Language: lazyFramePart('Language'), Theme: lazyFramePart('Theme'), Footer: lazyFramePart('Footer') },
  LazyFrame: isEager ? (await lazyFrame()).default : lazyOrServerRendered(lazyFrame),
  Rewards: guestId === null || isEager ? null : lazy(homeRewards),
  Consent:
    consent !== 'unknown' ? null : isEager ? (await consentRegion()).default : lazyOrServerRendered(consentRegion),
});

/** What connected components have access to. */
export interface App {
  readonly stores: Stores;
  readonly config: PageConfig;
  /** React-intl's formatters, with the texts of the page. */
  readonly intl: IntlShape;
  /** Opens and closes the payment window. */
  readonly paymentDialog: PaymentDialogState;
  /** Stores a choice in a cookie, which the server reads too, such as the theme. */
  readonly setPreferenceCookie: (name: string, value: string) => void;
  readonly parts: OptionalParts;
}

/** Provides the app to connected components. */
export const AppContext = createContext<App | null>(null);

/** Returns the app of this page. Throws outside of AppContext. */
export const useApp = (): App => {
  const app = use(AppContext);
  if (app === null) throw new Error('A connected component was rendered outside AppContext; wrap it in AppRoot.');
  return app;
};
