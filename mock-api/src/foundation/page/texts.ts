import type { Language } from '@lounge/locale';

/** The first item of every breadcrumb. */
export const homeLabel: Readonly<Record<Language, string>> = { de: 'Start', en: 'Home', nl: 'Home', es: 'Inicio' };

interface SeoTexts {
  readonly title: (name: string, city: string) => string;
  readonly description: (name: string, headline: string) => string;
}

/** Title and description of a performer's page for search engines. */
export const seoTexts: Readonly<Record<Language, SeoTexts>> = {
  de: {
    title: (name, city) => `${name} aus ${city}: live, Videos und Alben`,
    description: (name, headline) => `${name}: ${headline}. Zeiten, Preise, Videos und Alben auf einen Blick.`,
  },
  en: {
    title: (name, city) => `${name} from ${city}: live, videos and albums`,
    description: (name, headline) => `${name}: ${headline}. Hours, prices, videos and albums at a glance.`,
  },
  nl: {
    title: (name, city) => `${name} uit ${city}: live, video’s en albums`,
    description: (name, headline) => `${name}: ${headline}. Tijden, prijzen, video’s en albums in één oogopslag.`,
  },
  es: {
    title: (name, city) => `${name}, de ${city}: en directo, vídeos y álbumes`,
    description: (name, headline) => `${name}: ${headline}. Horarios, precios, vídeos y álbumes de un vistazo.`,
  },
};
