import type { Language } from '../languages.ts';

/**
 * The stated forms of a path. The default of the English one is the key, with slashes and the product for `personal`; that of the
 * others, its segments. `{name}` is a parameter, `{name?}` an optional one.
 */
export interface RouteTemplate {
  readonly en?: `/en/${string}`;
  readonly de?: `/de/${string}`;
  readonly nl?: `/nl/${string}`;
  /** @quirk two routes give an English path here */
  readonly es?: `/es/${string}` | `/en/${string}`;
}

/**
 * Every page's path by route key; a key is the id of the specification's route.
 * @spec constant:i18n.routeLanguages, feature:shell.language, state:language-fallback
 * @deviates feature:shell.language 2, 5 docs/decisions/0110
 * @deviates state:language-fallback 1, 2 docs/decisions/0110
 * @deviates component:LanguageSelector 4 docs/decisions/0110
 * @assumed where no German, Dutch or Spanish form is stated, the English segments follow the language's prefix
 */
export const routeTemplates = {
  // @spec route:home
  home: { en: '/en/' },
  // @spec route:search.videos
  'search.videos': {
    en: '/en/search/videos/{searchPattern?}/',
    de: '/de/suche/videos/{searchPattern?}/',
    es: '/es/buscar/videos/{searchPattern?}/',
  },
  // @spec route:performers.new route:performers.free-chat route:cams route:cams.shows
  /** @assumed The documents name one page of results only. */
  'search.all': {
    en: '/en/search/all/{searchPattern?}/',
    de: '/de/suche/alle/{searchPattern?}/',
    es: '/es/buscar/todo/{searchPattern?}/',
  },
  'search.actors': {
    en: '/en/search/performers/{searchPattern?}/',
    de: '/de/suche/darsteller/{searchPattern?}/',
    es: '/es/buscar/artistas/{searchPattern?}/',
  },
  'search.galleries': {
    en: '/en/search/pictures/{searchPattern?}/',
    de: '/de/suche/bilder/{searchPattern?}/',
    es: '/es/buscar/fotos/{searchPattern?}/',
  },
  'search.media-library': {
    en: '/en/search/library/{searchPattern?}/',
    de: '/de/suche/mediathek/{searchPattern?}/',
    es: '/es/buscar/biblioteca/{searchPattern?}/',
  },
  'search.tv': {
    en: '/en/search/tv/{searchPattern?}/',
    de: '/de/suche/tv/{searchPattern?}/',
    es: '/es/buscar/tv/{searchPattern?}/',
  },
  'search.blog': {
    en: '/en/search/magazine/{searchPattern?}/',
    de: '/de/suche/magazin/{searchPattern?}/',
    es: '/es/buscar/revista/{searchPattern?}/',
  },
  'performers.new': { en: '/en/new-girls/' },
  'performers.free-chat': { en: '/en/free-chat/' },
  cams: {},
  /** @assumed the documents name the screen and no path */
  'cams.next-door': { en: '/en/cams/next-door/' },
  'cams.shows': { en: '/en/cam-shows/' },
  /** @assumed the documents name no page of one show */
  'cams.show': { en: '/en/cam-shows/{showId}/' },
  // @spec route:category.overview route:category.details
  'category.overview': { en: '/en/categories/', de: '/de/kategorien/' },
  'category.details': { en: '/en/categories/{categorySlug}/', de: '/de/kategorien/{categorySlug}/' },
  // @spec route:messenger route:daily-bonus route:contests.overview route:contests.detail route:feed
  messenger: {},
  'daily-bonus': { en: '/en/daily-deals/' },
  'contests.overview': { en: '/en/contests/' },
  'contests.detail': { en: '/en/contests/{id}/' },
  /** @quirk the Spanish form is registered under nl, so Spanish links give the English path */
  feed: { en: '/en/feed/', es: '/en/feed/' },
  /** @assumed the documents name no path for the feed of pins, a post and the posts of a performer */
  'feed.favourites': {},
  'feed.post': { en: '/en/feed/{postId}/' },
  // @spec route:high-on-rose route:legal.terms-of-service route:legal.data-protection route:vipclub
  'high-on-rose': {},
  'legal.terms-of-service': { en: '/en/terms-of-service/' },
  'legal.data-protection': { en: '/en/data-protection/' },
  /** @assumed the documents name no imprint, which the law asks for, no pages of the other kinds of legal text, and no help */
  'legal.general-terms': { en: '/en/general-terms/' },
  'legal.terms-of-use': { en: '/en/terms-of-use/' },
  'legal.imprint': { en: '/en/imprint/' },
  help: {},
  vipclub: {},
  // @spec route:performer.overview route:performer.about route:performer.videos route:performer.videos-classic
  // @spec route:performer.videos-tag route:performer.video-details route:performer.pictures
  // @spec route:performer.album-details route:performer.live-show route:performer.top-cams
  'performer.overview': { en: '/en/amateur/{actorName}/' },
  'performer.about': { en: '/en/amateur/{actorName}/about-me/' },
  'performer.videos': { en: '/en/amateur/{actorName}/videos/' },
  'performer.videos-classic': { en: '/en/amateur/{actorName}/videos/classic/' },
  /** @quirk stated without a slash at the end */
  'performer.videos-tag': { en: '/en/amateur/{actorName}/videos/tag/{tagGroup}' },
  'performer.video-details': { en: '/en/amateur/{actorName}/videos/{videoId}/' },
  'performer.pictures': { en: '/en/amateur/{actorName}/pictures/' },
  'performer.album-details': { en: '/en/amateur/{actorName}/pictures/{albumId}/' },
  'performer.live-show': { en: '/en/amateur/{actorName}/live-show/' },
  'performer.top-cams': { en: '/en/amateur/{actorName}/top-cams/' },
  'performer.feed': { en: '/en/amateur/{actorName}/feed/' },
  /** @assumed the documents name the screen of a performer’s gift calendar and no path */
  'performer.gift-calendar': { en: '/en/amateur/{actorName}/gift-calendar/' },
  // @spec route:videos route:videos.all-videos route:videos.free-clips route:videos.video-trends route:videos.on-sale
  // @spec route:videos.new-videos route:videos.vip-videos route:videos.stars
  videos: {},
  'videos.all-videos': {},
  'videos.free-clips': {},
  'videos.video-trends': {},
  'videos.on-sale': {},
  'videos.new-videos': {},
  'videos.vip-videos': {},
  'videos.stars': {},
  /** @assumed the documents name the four lists and no path */
  'top-cams.best-chats': {},
  'top-cams.top-100': {},
  'top-cams.top-favourites': {},
  'top-cams.top-videocall': {},
  // @spec route:tv.livestream route:tv.premium-livestream route:tv.late-night route:tv.mediathek-series
  // @spec route:tv.mediathek-videos route:tv.series-overview
  'tv.livestream': {},
  'tv.premium-livestream': { en: '/en/tv/premium/livestream/' },
  'tv.late-night': {},
  'tv.mediathek-series': { en: '/en/tv/mediathek/{series}/' },
  'tv.mediathek-videos': { en: '/en/tv/mediathek/{key}/videos/' },
  'tv.series-overview': { en: '/en/tv/media/series/' },
  // @spec route:personal route:personal.profile route:personal.mediathek route:personal.mediathek-photos
  // @spec route:personal.spinwheel route:personal.benefits
  personal: {},
  'personal.profile': {},
  'personal.mediathek': {},
  'personal.mediathek-photos': { en: '/en/my{product}/mediathek/photos/' },
  'personal.spinwheel': {},
  'personal.benefits': {},
  /** @assumed the documents name the screens of loyalty and of an activity event, and no path */
  'personal.loyalty': {},
  'magazine.challenge': { en: '/en/magazine/challenge/{eventId}/' },
  /** @assumed the documents name no path for the statement, the age check, favourites, notifications and the TV subscription */
  'personal.chats': {},
  'personal.coins': {},
  'personal.age-check': {},
  'personal.favourites': {},
  'personal.notifications': {},
  'tv.premium': {},
  /** @assumed the documents name no path for one video of a series, the programme, the library, the price table and the girls */
  'tv.mediathek-video': { en: '/en/tv/mediathek/{key}/{slug}/' },
  'tv.program': {},
  'tv.media': {},
  'tv.price-table': {},
  'tv.girls': {},
  /** @assumed the documents name the articles' screens and no path; `{article}` is id and slug, joined by a hyphen */
  'blog.overview': { en: '/en/blog/' },
  'blog.category': { en: '/en/blog/{category}/' },
  'blog.archive': { en: '/en/blog/archive/{year}/{month?}/' },
  'blog.article': { en: '/en/blog/{category}/{article}/' },
  /** @assumed one page for magazines and campaigns, and one path for the page of a clash */
  'magazine.overview': { en: '/en/magazine/' },
  'magazine.event': { en: '/en/magazine/{event}/' },
  /** @assumed the documents name the screens of games and no path: one list of events, and one page for each game by its id */
  'magazine.events': {},
  'magazine.game': { en: '/en/magazine/games/{eventId}/' },
  'magazine.lantern-garden': {},
  'clash.detail': { en: '/en/clash/{id}/' },
  /** @assumed the documents name the screen of videos for headsets and no path */
  'magazine.headset-videos': {},
  // @spec entity:enum.magazineCampaignPage
  // @spec route:magazine.easter route:magazine.shooting-gallery route:magazine.wetnwildgame
  // @spec route:magazine.advent-calendar route:magazine.goldrush route:magazine.prize-draw
  'magazine.easter': {},
  'magazine.shooting-gallery': {},
  'magazine.wetnwildgame': {},
  'magazine.advent-calendar': {},
  'magazine.goldrush': {},
  /** @quirk Spanish links give the English path. @assumed the segments, since no form is stated */
  'magazine.prize-draw': { en: '/en/magazine/prize-draw/', es: '/en/magazine/prize-draw/' },
} as const satisfies Record<string, RouteTemplate>;

/** The key of a page's route. */
export type RouteKey = keyof typeof routeTemplates;

/** Every route key. */
export const routeKeys = Object.keys(routeTemplates) as readonly RouteKey[];

/** The template of a route in a language, the English form behind the language's prefix where none is stated. */
export function templateOf(key: RouteKey, language: Language): string {
  const forms: RouteTemplate = routeTemplates[key];
  const english = forms.en ?? `/en/${key.replaceAll('.', '/').replace('personal', 'my{product}')}/`;
  return forms[language] ?? english.replace('/en/', `/${language}/`);
}
