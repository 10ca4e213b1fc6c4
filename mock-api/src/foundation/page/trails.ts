import { alternates, type Brand, type Language } from '@lounge/locale';
import { routeByScreen, type PageScreen } from '@lounge/protocol/foundation/page';
import type { NamedList } from './ports.ts';
import { screenLabels } from './texts.ts';

/** The subject of a page: what its address and its trail name. */
export interface TrailSubject {
  readonly actor?: { readonly slug: string; readonly name: string };
  /** The list of articles that is open, or to which the article belongs. */
  readonly list?: NamedList;
  /** The series of TV that is open. */
  readonly series?: NamedList;
  /** A video, an album, a show or a post of the performer, a category or an article. */
  readonly content?: { readonly title: string };
}

/** The screens above each one, from home; where none is named only home is. */
const above: Partial<Record<PageScreen, readonly PageScreen[]>> = {
  'actor-profile.overview': ['cams'],
  'actor-profile.video-details': ['cams', 'actor-profile.overview'],
  'actor-profile.album-details': ['cams', 'actor-profile.overview'],
  'actor-profile.live-show': ['cams', 'actor-profile.overview'],
  'cams-next-door': ['cams'],
  'new-performers': ['cams'],
  'free-chat': ['cams'],
  'category.details': ['category.overview'],
  'actor-profile.about': ['cams', 'actor-profile.overview'],
  'actor-profile.top-camgirls': ['cams', 'actor-profile.overview'],
  'top-cams.best-chats': ['cams'],
  'top-cams.top-100': ['cams'],
  'top-cams.top-favourites': ['cams'],
  'top-cams.top-videocall': ['cams'],
  'cam-shows.show': ['cam-shows'],
  'feed.favourites': ['feed'],
  'feed.post': ['feed', 'actor-profile.overview'],
  'actor-profile.feed': ['cams', 'actor-profile.overview'],
  'actor-profile.gift-calendar': ['cams', 'actor-profile.overview'],
  'blog.category': ['blog.overview'],
  'blog.archive': ['blog.overview'],
  'blog.article': ['blog.overview', 'blog.category'],
  'magazine.magazines-overview': ['blog.overview'],
  'magazine.issue': ['blog.overview', 'magazine.magazines-overview'],
  'magazine.events': ['blog.overview'],
  'magazine.game': ['blog.overview', 'magazine.events'],
  'special-events.clash-of-cams': ['blog.overview', 'magazine.events'],
  'magazine.easter': ['blog.overview', 'magazine.events'],
  'magazine.advent-calendar': ['blog.overview', 'magazine.events'],
  'magazine.prize-draw': ['blog.overview', 'magazine.events'],
  'magazine.goldrush': ['blog.overview', 'magazine.events'],
  'magazine.headset-videos': ['blog.overview', 'magazine.events'],
  'tv.premium-livestream': ['tv.livestream'],
  'tv.media': ['tv.livestream'],
  'tv.series-overview': ['tv.livestream', 'tv.media'],
  'tv.series': ['tv.livestream', 'tv.media', 'tv.series-overview'],
  'tv.videos-overview': ['tv.livestream', 'tv.media', 'tv.series-overview', 'tv.series'],
  'tv.girls': ['tv.livestream'],
  'tv.late-night': ['tv.livestream'],
  'tv.program': ['tv.livestream'],
  'tv.price-table': ['tv.livestream'],
  'personal-area.chats': ['personal-area'],
  'personal-area.coins': ['personal-area'],
  'personal-area.benefits': ['personal-area'],
  'personal-area.age-check': ['personal-area'],
  'personal-area.favourites': ['personal-area'],
  'personal-area.notifications': ['personal-area'],
  'personal-area.media-library': ['personal-area'],
  'personal-area.spinwheel': ['personal-area'],
  'personal-area.loyalty': ['personal-area'],
  'personal-area.guest-profile': ['personal-area'],
};

/** The steps to a screen; each but the last one has a link. Texts are those of the language, names those of the subject. */
export const trailTo = (
  screen: PageScreen,
  { actor, list, series, content }: TrailSubject,
  { language, brand }: { readonly language: Language; readonly brand: Brand },
): { label: string; link: string | null }[] => {
  const labelOf = (each: PageScreen): string => {
    const label = screenLabels[language][each];
    if (label === 'actor') return actor?.name ?? '';
    if (label === 'list') return list?.name ?? '';
    if (label === 'series') return series?.name ?? '';
    return label === 'content' ? (content?.title ?? '') : label;
  };
  const params = { product: brand, actorName: actor?.slug, category: list?.slug, series: series?.slug };
  const linkOf = (each: PageScreen): string => alternates(routeByScreen[each], params)[language];
  const upper: readonly PageScreen[] = screen === 'home' ? [] : ['home', ...(above[screen] ?? [])];
  return [
    ...upper.map((each) => ({ label: labelOf(each), link: linkOf(each) })),
    { label: labelOf(screen), link: null },
  ];
};
