import { createContext, lazy, use, type ComponentType } from 'react';
import type { Stores } from './compose.ts';
import type { PageConfig } from './page-config.ts';
import type { PageTexts } from './texts.ts';
import { lazyOrServerRendered } from './lazy-or-server-rendered.ts';
import type { PaymentDialogState } from '../foundation/wallet/PaymentDialogState.ts';

type LazyFrameParts = typeof import('../foundation/page/lazy-frame-parts.tsx');

/** Parts that only some visitors see or that no page waits for, fetched before the first render where they are needed. */
export interface OptionalParts {
  /** Asks about cookies; null once the visitor has decided. */
  readonly Consent: ComponentType | null;
  /** What only guests have in the bar: balance, messages, their own places; null for anonymous visitors. */
  readonly guestBar: typeof import('./guest-parts.tsx') | null;
  /** What works without script: drawn by the server, taken over when it has come. */
  readonly lazyFrame: Readonly<Record<keyof LazyFrameParts, ComponentType>>;
  /** What waits for a guest at the end of the start page; null for anonymous visitors, and on the server. */
  readonly Rewards: ComponentType | null;
}

const consentRegion = async () => ({ default: (await import('../foundation/legal/ConsentRegion.tsx')).ConsentRegion });

const unhurried = () => import('../foundation/page/lazy-frame-parts.tsx');
const lazily = (name: keyof LazyFrameParts) =>
  lazyOrServerRendered(async () => ({ default: (await unhurried())[name] }));

/** A panel that does not come leaves its place empty, as the server did. */
const homeRewards = () =>
  import('../engagement/spin-wheel/HomeRewardsConnected.tsx').then(
    ({ HomeRewardsConnected }) => ({ default: HomeRewardsConnected as ComponentType }),
    () => ({ default: () => null }),
  );

/**
 * Fetches the parts that this visitor sees; a guest's bar brings its texts along. What asks about cookies is a form that
 * works without script, so a page in the browser does not wait for it: it is taken over when it has come.
 */
export const loadParts = async (
  { consent, guestId }: PageConfig,
  texts: PageTexts,
  { isEager = false } = {},
): Promise<OptionalParts> => ({
  guestBar: guestId === null ? null : (await Promise.all([import('./guest-parts.tsx'), texts.loadLazy()]))[0],
  lazyFrame: isEager
    ? await unhurried()
    : { Language: lazily('Language'), Theme: lazily('Theme'), Footer: lazily('Footer') },
  Rewards: guestId === null || isEager ? null : lazy(homeRewards),
  Consent:
    consent !== 'unknown' ? null : isEager ? (await consentRegion()).default : lazyOrServerRendered(consentRegion),
});

/** What every connected element may use. */
export interface App {
  readonly stores: Stores;
  readonly config: PageConfig;
  readonly texts: PageTexts;
  /** Where the payment window is asked for. */
  readonly paymentDialog: PaymentDialogState;
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
