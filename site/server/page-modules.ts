import { routePatterns, type RouteKey } from '@lounge/locale';

/** The lazily loaded module of each page. */
const pageModules: readonly { readonly key: RouteKey; readonly module: string }[] = [
  { key: 'home', module: 'src/home/home-route.ts' },
  { key: 'performer.overview', module: 'src/profile/performer-route.ts' },
  { key: 'performer.video-details', module: 'src/content/videos/video-route.ts' },
  { key: 'performer.album-details', module: 'src/content/galleries/album-route.ts' },
  { key: 'messenger', module: 'src/conversations/messenger-route.ts' },
  { key: 'personal', module: 'src/personal/personal-route.ts' },
  { key: 'personal.spinwheel', module: 'src/engagement/spin-wheel/spin-wheel-route.ts' },
];

const patternOf = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);

const guestParts = 'src/app/guest-parts.tsx';

/** Returns, by path, the modules that a page's script needs before hydration: the page's and the guest's parts. `products` are those in paths. */
export const modulesFor = (products: readonly string[]) => {
  const modulesByPath = pageModules.map(({ key, module }) => ({
    module,
    patterns: routePatterns(key, products).map(patternOf),
  }));
  return (path: string, isGuest: boolean): readonly string[] => {
    const found = modulesByPath.find(({ patterns }) => patterns.some((pattern) => pattern.test(path)));
    return [...(found === undefined ? [] : [found.module]), ...(isGuest ? [guestParts] : [])];
  };
};
