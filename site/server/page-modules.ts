import { routePatterns, type Language, type RouteKey } from '@lounge/locale';

/** The lazily loaded module of each page. */
const pageModules: readonly { readonly key: RouteKey; readonly module: string; readonly hasLazyTexts: boolean }[] = [
  { key: 'home', module: 'src/home/home-route.ts', hasLazyTexts: false },
  { key: 'performer.overview', module: 'src/content/actors/performer-route.ts', hasLazyTexts: false },
  { key: 'performer.video-details', module: 'src/content/videos/video-route.ts', hasLazyTexts: true },
  { key: 'performer.album-details', module: 'src/content/galleries/album-route.ts', hasLazyTexts: true },
  { key: 'messenger', module: 'src/content/messenger/messenger-route.ts', hasLazyTexts: true },
  { key: 'personal', module: 'src/foundation/guest/personal-route.ts', hasLazyTexts: true },
  { key: 'personal.spinwheel', module: 'src/engagement/spin-wheel/spin-wheel-route.ts', hasLazyTexts: true },
];

const patternOf = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);

const modulesByPath = pageModules.map((module) => ({ ...module, patterns: routePatterns(module.key).map(patternOf) }));

const guestParts = 'src/app/guest-parts.tsx';

/** Returns the modules that a page's script needs before hydration: texts, the page's module, the guest's parts. */
export const modulesOf = (language: Language, path: string, isGuest: boolean): readonly string[] => {
  const module = modulesByPath.find(({ patterns }) => patterns.some((pattern) => pattern.test(path)));
  return [
    `../packages/kit/src/texts/${language}.ts`,
    `src/texts/${language}.ts`,
    ...(module === undefined ? [] : [module.module]),
    ...(isGuest ? [guestParts] : []),
    ...(isGuest || module?.hasLazyTexts === true ? [`src/texts/lazy/${language}.ts`] : []),
  ];
};
