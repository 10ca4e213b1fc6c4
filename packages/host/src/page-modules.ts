import { routePatterns, type Language, type RouteKey } from '@lounge/locale';

/** The modules that pages load their rooms by. */
const rooms: readonly { readonly key: RouteKey; readonly module: string; readonly hasLateTexts: boolean }[] = [
  { key: 'home', module: 'src/foundation/session/home-route.ts', hasLateTexts: false },
  { key: 'performer.overview', module: 'src/content/actors/performer-route.ts', hasLateTexts: false },
  { key: 'performer.video-details', module: 'src/content/videos/video-route.ts', hasLateTexts: true },
  { key: 'performer.album-details', module: 'src/content/galleries/album-route.ts', hasLateTexts: true },
  { key: 'messenger', module: 'src/content/messenger/messenger-route.ts', hasLateTexts: true },
  { key: 'personal', module: 'src/content/favourites/personal-route.ts', hasLateTexts: true },
  { key: 'personal.spinwheel', module: 'src/engagement/spin-wheel/spin-wheel-route.ts', hasLateTexts: true },
];

const shapeOf = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);

const shaped = rooms.map((room) => ({ ...room, shapes: routePatterns(room.key).map(shapeOf) }));

const guestParts = 'src/app/guest-parts.tsx';

/** What the script of a page fetches before it can take over: texts, the room of the address, what only guests have. */
export const modulesOf = (language: Language, path: string, isGuest: boolean): readonly string[] => {
  const room = shaped.find(({ shapes }) => shapes.some((shape) => shape.test(path)));
  return [
    `../packages/kit/src/texts/${language}.ts`,
    `src/texts/${language}.ts`,
    ...(room === undefined ? [] : [room.module]),
    ...(isGuest ? [guestParts] : []),
    ...(isGuest || room?.hasLateTexts === true ? [`src/texts/late/${language}.ts`] : []),
  ];
};
