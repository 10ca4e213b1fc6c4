import type { RouteKey } from '@lounge/locale';
import type { PageRoute } from '../shared/page-route.ts';

/** The module of a page, or of several pages by their route keys. */
export interface PageModule {
  readonly route?: PageRoute;
  readonly routes?: Readonly<Partial<Record<RouteKey, PageRoute>>>;
}

const about = () => import('../profile/about-route.ts');
const blog = () => import('../engagement/blog/blog-routes.ts');
const feed = () => import('../profile/feed-routes.ts');
const loyalty = () => import('../engagement/loyalty/loyalty-routes.ts');
const clash = () => import('../engagement/clash/clash-route.ts');
const games = () => import('../engagement/special-events/games-routes.ts');
const calendars = () => import('../engagement/special-events/calendar-routes.ts');
const campaigns = () => import('../engagement/special-events/campaigns-routes.ts');
const legal = () => import('../foundation/legal/legal-route.ts');
const personal = () => import('../personal/personal-route.ts');
const search = () => import('../content/global-search/search-route.ts');
const videos = () => import('../video-lists/video-lists-route.tsx');
const shows = () => import('../content/tickets/shows-route.ts');
const performers = () => import('../content/actor-search/search-routes.ts');
const tvLive = () => import('../engagement/tv/tv-live-routes.ts');
const tvLibrary = () => import('../engagement/tv/tv-library-routes.ts');
const subscriptions = () => import('../foundation/subscriptions/subscription-route.ts');

/**
 * The site's pages by route key. Their stores and screens are loaded when they are opened.
 * @spec route:home, route:performer.overview, route:performer.about, route:performer.pictures, route:performer.top-cams, route:videos.stars
 * @spec route:performer.album-details, route:performer.video-details, route:performer.videos
 * @spec route:performer.videos-classic, route:performer.videos-tag
 * @spec route:performers.new, route:performers.free-chat, route:category.overview, route:category.details
 * @spec route:performer.live-show, route:cams, route:cams.shows, route:messenger, route:vipclub
 * @spec route:personal, route:personal.profile, route:personal.benefits, route:personal.spinwheel
 * @spec route:search.videos, route:videos, route:videos.all-videos, route:videos.free-clips, route:videos.video-trends
 * @spec route:videos.on-sale, route:videos.new-videos, route:videos.vip-videos
 * @spec route:tv.livestream, route:tv.premium-livestream, route:tv.late-night, route:tv.mediathek-series
 * @spec route:tv.mediathek-videos, route:tv.series-overview
 * @spec route:daily-bonus, route:magazine.shooting-gallery, route:magazine.wetnwildgame
 * @spec route:magazine.easter, route:magazine.goldrush, route:magazine.advent-calendar, route:magazine.prize-draw
 * @spec route:legal.terms-of-service, route:legal.data-protection, route:high-on-rose, route:feed
 */
export const pages = {
  home: () => import('../home/home-route.ts'),
  'performer.overview': () => import('../profile/performer-route.ts'),
  'performer.about': about,
  'performer.pictures': about,
  'performer.top-cams': about,
  'performer.videos': about,
  'performer.videos-classic': about,
  'performer.videos-tag': about,
  'performer.album-details': () => import('../content/galleries/album-route.ts'),
  'performer.video-details': () => import('../content/videos/video-route.ts'),
  'performer.live-show': () => import('../profile/live-show-route.ts'),
  feed,
  'feed.favourites': feed,
  'feed.post': feed,
  'performer.feed': feed,
  'blog.overview': blog,
  'blog.category': blog,
  'blog.archive': blog,
  'magazine.overview': blog,
  'magazine.event': blog,
  'clash.detail': clash,
  'magazine.events': games,
  'magazine.game': games,
  'magazine.shooting-gallery': games,
  'magazine.wetnwildgame': games,
  'magazine.lantern-garden': games,
  'magazine.easter': campaigns,
  'magazine.goldrush': campaigns,
  'magazine.headset-videos': campaigns,
  'magazine.advent-calendar': calendars,
  'magazine.prize-draw': calendars,
  'performer.gift-calendar': calendars,
  'blog.article': () => import('../engagement/blog/article-route.ts'),
  'daily-bonus': () => import('../engagement/daily-bonus/daily-bonus-route.ts'),
  'high-on-rose': () => import('../engagement/tile-grid/high-on-rose-route.ts'),
  'top-cams.best-chats': about,
  'top-cams.top-100': about,
  'top-cams.top-favourites': about,
  'top-cams.top-videocall': about,
  'videos.stars': about,
  videos,
  'videos.all-videos': videos,
  'videos.free-clips': videos,
  'videos.video-trends': videos,
  'videos.on-sale': videos,
  'videos.new-videos': videos,
  'videos.vip-videos': videos,
  cams: performers,
  'cams.next-door': performers,
  'performers.new': performers,
  'performers.free-chat': performers,
  'category.overview': performers,
  'category.details': performers,
  'cams.shows': shows,
  'cams.show': shows,
  'search.all': search,
  'search.actors': search,
  'search.videos': search,
  'search.galleries': search,
  'search.tv': search,
  'search.blog': search,
  'search.media-library': search,
  messenger: () => import('../conversations/messenger-route.ts'),
  personal: personal,
  'personal.age-check': personal,
  'personal.benefits': () => import('../personal/benefits-route.ts'),
  'personal.chats': () => import('../content/live-chat/chats-route.ts'),
  'personal.favourites': personal,
  'personal.mediathek': personal,
  'personal.mediathek-photos': personal,
  'personal.notifications': personal,
  'personal.coins': () => import('../foundation/wallet/coins-route.ts'),
  'personal.profile': () => import('../foundation/guest/profile-route.ts'),
  'personal.loyalty': loyalty,
  'magazine.challenge': loyalty,
  'personal.spinwheel': () => import('../engagement/spin-wheel/spin-wheel-route.ts'),
  vipclub: subscriptions,
  'tv.premium': subscriptions,
  'tv.price-table': subscriptions,
  'tv.livestream': tvLive,
  'tv.premium-livestream': tvLive,
  'tv.media': tvLibrary,
  'tv.series-overview': tvLibrary,
  'tv.mediathek-series': tvLibrary,
  'tv.mediathek-videos': tvLibrary,
  'tv.mediathek-video': tvLibrary,
  'tv.girls': tvLibrary,
  'tv.late-night': tvLibrary,
  'tv.program': tvLibrary,
  'legal.terms-of-service': legal,
  'legal.data-protection': legal,
  'legal.general-terms': legal,
  'legal.terms-of-use': legal,
  'legal.imprint': legal,
  help: legal,
} satisfies Partial<Record<RouteKey, () => Promise<PageModule>>>;
