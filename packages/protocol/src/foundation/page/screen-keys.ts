import type { RouteKey } from '@lounge/locale';
import * as s from '../../schema/s.ts';

/**
 * The screens that breadcrumbs and tile grids name, by group.
 * @spec entity:enum.screenKey
 * @assumed The strings: the specification's words in kebab case behind their group. Screens whose page is another module's come with it.
 */
export const screenKeys = [
  'actor-profile.overview',
  'actor-profile.about',
  'actor-profile.video-details',
  'actor-profile.live-show',
  'actor-profile.videos-overview',
  'actor-profile.classic-videos',
  'actor-profile.top-camgirls',
  'blog.article',
  'blog.overview',
  'category.overview',
  'category.details',
  'cams-next-door',
  'cams',
  'videos',
  'magazine.contests-overview',
  'magazine.magazines-overview',
  'personal-area.chats',
  'personal-area.favourites',
  'personal-area.guest-profile',
  'personal-area.messenger',
  'personal-area.photos',
  'personal-area.videos',
  'personal-area.spinwheel',
  'personal-area.pinned-videos',
  'personal-area.media-library',
  'media-library.shop',
  'media-library.pinned',
  'media-library.archive',
  'media-library.feed',
  'media-library.messenger',
  'media-library.clips',
  'media-library.audio',
  'top-cams.best-chats',
  'top-cams.top-100',
  'top-cams.top-favourites',
  'top-cams.top-videocall',
  'tv.girls',
  'tv.late-night',
  'tv.livestream',
  'tv.media',
  'tv.series-overview',
  'tv.videos-overview',
  'tv.premium',
  'tv.premium-livestream',
  'tv.price-table',
  'tv.program',
  'tv.single-video',
] as const;

/** @assumed Pages that have a breadcrumb, too, and no key in the specification. */
const ownScreens = {
  home: 'home',
  'actor-profile.album-details': 'performer.album-details',
  'video-stars': 'videos.stars',
  'new-performers': 'performers.new',
  'free-chat': 'performers.free-chat',
  search: 'search.all',
  'cam-shows': 'cams.shows',
  'cam-shows.show': 'cams.show',
  feed: 'feed',
  'feed.favourites': 'feed.favourites',
  'feed.post': 'feed.post',
  'actor-profile.feed': 'performer.feed',
  'actor-profile.gift-calendar': 'performer.gift-calendar',
  'high-on-rose': 'high-on-rose',
  'blog.category': 'blog.category',
  'blog.archive': 'blog.archive',
  'magazine.issue': 'magazine.event',
  'tv.series': 'tv.mediathek-series',
  'vip-club': 'vipclub',
  'personal-area': 'personal',
  'personal-area.coins': 'personal.coins',
  'personal-area.benefits': 'personal.benefits',
  'personal-area.loyalty': 'personal.loyalty',
  'magazine.challenge': 'magazine.challenge',
  'magazine.events': 'magazine.events',
  'magazine.game': 'magazine.game',
  'special-events.clash-of-cams': 'clash.detail',
  'magazine.advent-calendar': 'magazine.advent-calendar',
  'magazine.prize-draw': 'magazine.prize-draw',
  'magazine.easter': 'magazine.easter',
  'magazine.goldrush': 'magazine.goldrush',
  'magazine.headset-videos': 'magazine.headset-videos',
  'daily-deals': 'daily-bonus',
  'personal-area.age-check': 'personal.age-check',
  'personal-area.notifications': 'personal.notifications',
  'legal.terms-of-service': 'legal.terms-of-service',
  'legal.general-terms': 'legal.general-terms',
  'legal.terms-of-use': 'legal.terms-of-use',
  'legal.data-protection': 'legal.data-protection',
  'legal.imprint': 'legal.imprint',
  help: 'help',
} as const satisfies Readonly<Record<string, RouteKey>>;

type OwnScreenKey = keyof typeof ownScreens;

// `Object.keys` returns strings.
const ownScreenKeys = Object.keys(ownScreens) as OwnScreenKey[];

/** A screen, as breadcrumbs name it. */
export const screenKey = s.enum([...screenKeys, ...ownScreenKeys], {
  id: 'ScreenKey',
  description: 'a screen, as breadcrumbs and tile grids name it',
});

/** The name of a screen. */
export type ScreenKey = (typeof screenKeys)[number] | OwnScreenKey;

/** The page of each screen that has one. */
export const routeByScreen = {
  'actor-profile.overview': 'performer.overview',
  'actor-profile.about': 'performer.about',
  'actor-profile.top-camgirls': 'performer.top-cams',
  'actor-profile.video-details': 'performer.video-details',
  'actor-profile.live-show': 'performer.live-show',
  cams: 'cams',
  'cams-next-door': 'cams.next-door',
  'category.overview': 'category.overview',
  'category.details': 'category.details',
  'top-cams.best-chats': 'top-cams.best-chats',
  'top-cams.top-100': 'top-cams.top-100',
  'top-cams.top-favourites': 'top-cams.top-favourites',
  'top-cams.top-videocall': 'top-cams.top-videocall',
  'blog.overview': 'blog.overview',
  'blog.article': 'blog.article',
  'magazine.magazines-overview': 'magazine.overview',
  'tv.price-table': 'tv.premium',
  'tv.livestream': 'tv.livestream',
  'tv.premium-livestream': 'tv.premium-livestream',
  'tv.media': 'tv.media',
  'tv.series-overview': 'tv.series-overview',
  'tv.videos-overview': 'tv.mediathek-videos',
  'tv.girls': 'tv.girls',
  'tv.late-night': 'tv.late-night',
  'tv.program': 'tv.program',
  'personal-area.chats': 'personal.chats',
  'personal-area.favourites': 'personal.favourites',
  'personal-area.media-library': 'personal.mediathek',
  'personal-area.spinwheel': 'personal.spinwheel',
  'personal-area.guest-profile': 'personal.profile',
  'personal-area.messenger': 'messenger',
  ...ownScreens,
} as const satisfies Partial<Record<ScreenKey, RouteKey>>;

/** A screen that has a page. */
export type PageScreen = keyof typeof routeByScreen;
