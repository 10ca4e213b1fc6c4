import { routePatterns, type RouteKey } from '@lounge/locale';

/** The lazily loaded module of each page, as `app/pages.ts` of the site imports it. */
const pageModules: Readonly<Record<string, readonly RouteKey[]>> = {
  'src/home/home-route.ts': ['home'],
  'src/profile/performer-route.ts': ['performer.overview'],
  'src/profile/feed-routes.ts': ['feed', 'feed.favourites', 'feed.post', 'performer.feed'],
  'src/profile/live-show-route.ts': ['performer.live-show'],
  'src/profile/about-route.ts': [
    'performer.about',
    'performer.pictures',
    'performer.top-cams',
    'performer.videos',
    'performer.videos-classic',
    'performer.videos-tag',
    'top-cams.best-chats',
    'top-cams.top-100',
    'top-cams.top-favourites',
    'top-cams.top-videocall',
    'videos.stars',
  ],
  'src/content/videos/video-route.ts': ['performer.video-details'],
  'src/content/galleries/album-route.ts': ['performer.album-details'],
  'src/content/actor-search/search-routes.ts': [
    'cams',
    'cams.next-door',
    'performers.new',
    'performers.free-chat',
    'category.overview',
    'category.details',
  ],
  'src/content/tickets/shows-route.ts': ['cams.shows', 'cams.show'],
  'src/content/global-search/search-route.ts': [
    'search.all',
    'search.actors',
    'search.videos',
    'search.galleries',
    'search.tv',
    'search.blog',
    'search.media-library',
  ],
  'src/content/live-chat/chats-route.ts': ['personal.chats'],
  'src/conversations/messenger-route.ts': ['messenger'],
  'src/engagement/clash/clash-route.ts': ['clash.detail'],
  // Before the magazine, whose issues have a path that matches theirs.
  'src/engagement/special-events/games-routes.ts': [
    'magazine.events',
    'magazine.game',
    'magazine.shooting-gallery',
    'magazine.wetnwildgame',
    'magazine.lantern-garden',
  ],
  'src/engagement/special-events/calendar-routes.ts': [
    'magazine.advent-calendar',
    'magazine.prize-draw',
    'performer.gift-calendar',
  ],
  'src/engagement/special-events/campaigns-routes.ts': [
    'magazine.easter',
    'magazine.goldrush',
    'magazine.headset-videos',
  ],
  'src/engagement/blog/article-route.ts': ['blog.article'],
  'src/engagement/blog/blog-routes.ts': [
    'blog.overview',
    'blog.category',
    'blog.archive',
    'magazine.overview',
    'magazine.event',
  ],
  'src/engagement/loyalty/loyalty-routes.ts': ['personal.loyalty', 'magazine.challenge'],
  'src/engagement/daily-bonus/daily-bonus-route.ts': ['daily-bonus'],
  'src/engagement/spin-wheel/spin-wheel-route.ts': ['personal.spinwheel'],
  'src/engagement/tile-grid/high-on-rose-route.ts': ['high-on-rose'],
  'src/foundation/guest/profile-route.ts': ['personal.profile'],
  'src/foundation/legal/legal-route.ts': [
    'legal.terms-of-service',
    'legal.data-protection',
    'legal.general-terms',
    'legal.terms-of-use',
    'legal.imprint',
    'help',
  ],
  'src/foundation/subscriptions/subscription-route.ts': ['vipclub', 'tv.premium', 'tv.price-table'],
  'src/engagement/tv/tv-live-routes.ts': ['tv.livestream', 'tv.premium-livestream'],
  'src/engagement/tv/tv-library-routes.ts': [
    'tv.media',
    'tv.series-overview',
    'tv.mediathek-series',
    'tv.mediathek-videos',
    'tv.mediathek-video',
    'tv.girls',
    'tv.late-night',
    'tv.program',
  ],
  'src/foundation/wallet/coins-route.ts': ['personal.coins'],
  'src/personal/benefits-route.ts': ['personal.benefits'],
  'src/personal/personal-route.ts': [
    'personal',
    'personal.age-check',
    'personal.favourites',
    'personal.mediathek',
    'personal.mediathek-photos',
    'personal.notifications',
  ],
  'src/video-lists/video-lists-route.tsx': [
    'videos',
    'videos.all-videos',
    'videos.free-clips',
    'videos.video-trends',
    'videos.on-sale',
    'videos.new-videos',
    'videos.vip-videos',
  ],
};

const patternOf = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);

const guestParts = 'src/app/guest-parts.tsx';

/** Returns, by path, the modules that a page's script needs before hydration: the page's and the guest's parts. `products` are those in paths. */
export const modulesFor = (products: readonly string[]) => {
  const modulesByPath = Object.entries(pageModules).map(([module, keys]) => ({
    module,
    patterns: keys.flatMap((key) => routePatterns(key, products).map(patternOf)),
  }));
  return (path: string, isGuest: boolean): readonly string[] => {
    const found = modulesByPath.find(({ patterns }) => patterns.some((pattern) => pattern.test(path)));
    return [...(found === undefined ? [] : [found.module]), ...(isGuest ? [guestParts] : [])];
  };
};
