import { routePatterns, type Language, type RouteKey } from '@lounge/locale';

/** The modules that pages load their modules by. */
const modules: readonly { readonly key: RouteKey; readonly module: string; readonly hasLazyTexts: boolean }[] = [
  { key: 'home', module: 'src/home/home-route.ts', hasLazyTexts: false },
  { key: 'performer.overview', module: 'src/content/actors/performer-route.ts', hasLazyTexts: false },
  { key: 'performer.video-details', module: 'src/content/videos/video-route.ts', hasLazyTexts: true },
  { key: 'performer.album-details', module: 'src/content/galleries/album-route.ts', hasLazyTexts: true },
  { key: 'messenger', module: 'src/content/messenger/messenger-route.ts', hasLazyTexts: true },
  { key: 'personal', module: 'src/foundation/guest/personal-route.ts', hasLazyTexts: true },
  { key: 'personal.spinwheel', module: 'src/engagement/spin-wheel/spin-wheel-route.ts', hasLazyTexts: true },
];

const shapeOf = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);

const shaped = modules.map((module) => ({ ...module, shapes: routePatterns(module.key).map(shapeOf) }));

const guestParts = 'src/app/guest-parts.tsx';

/** What the script of a page fetches before it can take over: texts, the module of the address, what only guests have. */
export const modulesOf = (language: Language, path: string, isGuest: boolean): readonly string[] => {
  const module = shaped.find(({ shapes }) => shapes.some((shape) => shape.test(path)));
  return [
    `../packages/kit/src/texts/${language}.ts`,
    `src/texts/${language}.ts`,
    ...(module === undefined ? [] : [module.module]),
    ...(isGuest ? [guestParts] : []),
    ...(isGuest || module?.hasLazyTexts === true ? [`src/texts/lazy/${language}.ts`] : []),
  ];
};
