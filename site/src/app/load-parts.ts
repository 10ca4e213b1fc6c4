import { lazy, type ComponentType } from 'react';
import type { OptionalParts } from '../shared/app-context.ts';
import { lazyOrServerRendered } from '../shared/lazy-or-server-rendered.ts';
import type { PageConfig } from '../shared/page-config.ts';

const consentRegion = async () => ({ default: (await import('../foundation/legal/ConsentRegion.tsx')).ConsentRegion });

const lazyFrame = async () => ({ default: (await import('./LazyFrame.tsx')).LazyFrame });

const loadFrameParts = () => import('../foundation/page/lazy-frame-parts.tsx');
const lazyFramePart = (name: Exclude<keyof OptionalParts['lazyFrame'], 'Footer' | 'Search'>) =>
  lazyOrServerRendered(async () => ({ default: (await loadFrameParts())[name] }));

const footer = async () => ({ default: (await import('../engagement/menus/FooterConnected.tsx')).FooterConnected });

const search = async () => ({
  default: (await import('../content/global-search/SearchConnected.tsx')).SearchConnected,
});

const loadGuestRows = () => import('./guest-rows.ts');

/** If the code does not load, the slot stays empty, as the server rendered it. */
const guestRow = (name: 'rewards' | 'welcomeBonus') =>
  lazy<ComponentType>(() =>
    loadGuestRows().then(
      (rows) => ({ default: rows[name] }),
      () => ({ default: () => null }),
    ),
  );

/** Offers are nothing that a page needs: if their code does not load, there are none. */
const incentives = () =>
  import('../foundation/conversion/IncentivesConnected.tsx').then(
    ({ IncentivesConnected }) => ({ default: IncentivesConnected as NonNullable<OptionalParts['Incentives']> }),
    () => ({ default: () => null }),
  );

/** An egg is nothing that a page needs either. */
const egg = () =>
  import('../engagement/special-events/EggConnected.tsx').then(
    ({ EggConnected }) => ({ default: EggConnected as NonNullable<OptionalParts['Egg']> }),
    () => ({ default: () => null }),
  );

/**
 * Loads the parts that this visitor sees. The consent form works without script, so a page in the browser hydrates it later. With
 * `isEager`, as on the server, all code is loaded first; a guest's own rows are left out.
 */
export const loadParts = async (
  { consent, guestId }: PageConfig,
  { isEager = false, hasOwnRows = !isEager }: { readonly isEager?: boolean; readonly hasOwnRows?: boolean } = {},
): Promise<OptionalParts> => ({
  guestBar: guestId === null ? null : await import('./guest-parts.tsx'),
  lazyFrame: isEager
    ? { ...(await loadFrameParts()), Footer: (await footer()).default, Search: (await search()).default }
    : {
        Breadcrumb: lazyFramePart('Breadcrumb'),
        Language: lazyFramePart('Language'),
        Theme: lazyFramePart('Theme'),
        Footer: lazyOrServerRendered(footer),
        Search: lazyOrServerRendered(search),
      },
  LazyFrame: isEager ? (await lazyFrame()).default : lazyOrServerRendered(lazyFrame),
  Incentives: isEager ? null : lazy(incentives),
  Egg: isEager || guestId === null ? null : lazy(egg),
  homeRows:
    guestId === null || !hasOwnRows ? null : { rewards: guestRow('rewards'), welcomeBonus: guestRow('welcomeBonus') },
  Consent:
    consent !== 'unknown' ? null : isEager ? (await consentRegion()).default : lazyOrServerRendered(consentRegion),
});
