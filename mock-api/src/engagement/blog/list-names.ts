import type { ArticleList } from '../../world/article-lists.ts';
import type { ByLanguage } from '../../world/by-language.ts';

/** The names of the lists of articles, in breadcrumbs. */
export const listNames: Readonly<Record<ArticleList, ByLanguage>> = {
  latest: { de: 'Neueste', en: 'Latest', nl: 'Nieuwste', es: 'Lo último' },
  featured: { de: 'Ausgewählt', en: 'Featured', nl: 'Uitgelicht', es: 'Destacados' },
  general: { de: 'Allgemein', en: 'General', nl: 'Algemeen', es: 'General' },
  event: { de: 'Events', en: 'Events', nl: 'Events', es: 'Eventos' },
  live: { de: 'Live', en: 'Live', nl: 'Live', es: 'En directo' },
  premiumTv: { de: 'Premium-TV', en: 'Premium TV', nl: 'Premium-tv', es: 'TV prémium' },
  freeTv: { de: 'Free-TV', en: 'Free TV', nl: 'Gratis tv', es: 'TV en abierto' },
  actions: { de: 'Aktionen', en: 'Campaigns', nl: 'Acties', es: 'Promociones' },
  production: { de: 'Hinter den Kulissen', en: 'Behind the scenes', nl: 'Achter de schermen', es: 'Entre bastidores' },
  news: { de: 'News', en: 'News', nl: 'Nieuws', es: 'Noticias' },
  interviews: { de: 'Interviews', en: 'Interviews', nl: 'Interviews', es: 'Entrevistas' },
};
