import type { Language } from '@lounge/locale';
import type { PageScreen } from '@lounge/protocol/foundation/page';

/** The names of the subjects of pages, where a label is theirs: that of the performer, or of a video, an album or a show. */
type SubjectLabel = 'actor' | 'content';

const bySubject = {
  'actor-profile.overview': 'actor',
  'actor-profile.video-details': 'content',
  'actor-profile.album-details': 'content',
  'cam-shows.show': 'content',
} as const satisfies Partial<Record<PageScreen, SubjectLabel>>;

type ScreenLabels = Readonly<Record<PageScreen, string>>;

/** The label of each screen in breadcrumbs, or whose name it is. */
export const screenLabels: Readonly<Record<Language, ScreenLabels>> = {
  de: {
    ...bySubject,
    home: 'Start',
    'actor-profile.live-show': 'Live',
    cams: 'Cams',
    'cam-shows': 'Ticketshows',
    'high-on-rose': 'High on rose',
    'vip-club': 'VIP-Club',
    'tv.price-table': 'TV',
    'personal-area': 'Dein Bereich',
    'personal-area.chats': 'Chats',
    'personal-area.coins': 'Coins',
    'personal-area.benefits': 'Vorteile',
    'personal-area.age-check': 'Altersprüfung',
    'personal-area.spinwheel': 'Das Rad',
    'personal-area.guest-profile': 'Profil',
    'personal-area.messenger': 'Nachrichten',
    'legal.terms-of-service': 'Nutzungsbedingungen',
    'legal.general-terms': 'Allgemeine Geschäftsbedingungen',
    'legal.terms-of-use': 'Hausregeln',
    'legal.data-protection': 'Datenschutz',
    'legal.imprint': 'Impressum',
    help: 'Hilfe',
  },
  en: {
    ...bySubject,
    home: 'Home',
    'actor-profile.live-show': 'Live',
    cams: 'Cams',
    'cam-shows': 'Ticket shows',
    'high-on-rose': 'High on rose',
    'vip-club': 'VIP club',
    'tv.price-table': 'TV',
    'personal-area': 'Your place',
    'personal-area.chats': 'Chats',
    'personal-area.coins': 'Coins',
    'personal-area.benefits': 'Benefits',
    'personal-area.age-check': 'Age check',
    'personal-area.spinwheel': 'The wheel',
    'personal-area.guest-profile': 'Profile',
    'personal-area.messenger': 'Messages',
    'legal.terms-of-service': 'Terms of service',
    'legal.general-terms': 'General terms and conditions',
    'legal.terms-of-use': 'Rules of the house',
    'legal.data-protection': 'Data protection',
    'legal.imprint': 'Imprint',
    help: 'Help',
  },
  nl: {
    ...bySubject,
    home: 'Home',
    'actor-profile.live-show': 'Live',
    cams: 'Cams',
    'cam-shows': 'Ticketshows',
    'high-on-rose': 'High on rose',
    'vip-club': 'VIP-club',
    'tv.price-table': 'Tv',
    'personal-area': 'Jouw plek',
    'personal-area.chats': 'Chats',
    'personal-area.coins': 'Coins',
    'personal-area.benefits': 'Voordelen',
    'personal-area.age-check': 'Leeftijdscontrole',
    'personal-area.spinwheel': 'Het rad',
    'personal-area.guest-profile': 'Profiel',
    'personal-area.messenger': 'Berichten',
    'legal.terms-of-service': 'Gebruiksvoorwaarden',
    'legal.general-terms': 'Algemene voorwaarden',
    'legal.terms-of-use': 'Huisregels',
    'legal.data-protection': 'Privacy',
    'legal.imprint': 'Colofon',
    help: 'Hulp',
  },
  es: {
    ...bySubject,
    home: 'Inicio',
    'actor-profile.live-show': 'En directo',
    cams: 'Cams',
    'cam-shows': 'Shows con entrada',
    'high-on-rose': 'High on rose',
    'vip-club': 'Club VIP',
    'tv.price-table': 'TV',
    'personal-area': 'Tu espacio',
    'personal-area.chats': 'Chats',
    'personal-area.coins': 'Coins',
    'personal-area.benefits': 'Ventajas',
    'personal-area.age-check': 'Verificación de edad',
    'personal-area.spinwheel': 'La ruleta',
    'personal-area.guest-profile': 'Perfil',
    'personal-area.messenger': 'Mensajes',
    'legal.terms-of-service': 'Condiciones',
    'legal.general-terms': 'Condiciones generales',
    'legal.terms-of-use': 'Normas de la casa',
    'legal.data-protection': 'Protección de datos',
    'legal.imprint': 'Aviso legal',
    help: 'Ayuda',
  },
};

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
