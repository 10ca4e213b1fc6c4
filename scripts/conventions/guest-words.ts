import type { Language } from '@lounge/locale';

/** The word that guests read for one thing in each language, and the words that must not stand for it. */
interface GuestWord {
  readonly words: Readonly<Record<Language, string>>;
  readonly not: Partial<Record<Language, RegExp>>;
}

/** The glossary of the guest's words: one thing has one word in each language, in the site, the kit and the seeds. */
const guestWords: readonly GuestWord[] = [
  {
    words: { de: 'Coins', en: 'coins', nl: 'coins', es: 'monedas' },
    not: { de: /münze/i, nl: /\b(?:bonus)?munt(?:en)?\b/i, es: /\bcoins?\b/i },
  },
  {
    words: { de: 'live', en: 'live', nl: 'live', es: 'en directo' },
    not: { es: /en vivo/i },
  },
  {
    words: { de: 'anpinnen', en: 'pin', nl: 'vastpinnen', es: 'fijar' },
    not: {
      de: /favorit|merkliste|\bmerk dir\b/i,
      en: /favou?rite|bookmark/i,
      nl: /favoriet|vastge?zet/i,
      es: /favorit/i,
    },
  },
  {
    words: { de: 'Laterne', en: 'lantern', nl: 'lantaarn', es: 'farolillo' },
    not: { es: /\bfarol(?:es)?\b/i },
  },
  {
    words: { de: 'Gutschein', en: 'voucher', nl: 'voucher', es: 'vale' },
    not: { de: /\bvoucher/i, nl: /\b(?:tegoed|waarde|album|video)bon|\bbonnen, /i, es: /\bcup[oó]n/i },
  },
  {
    words: { de: 'Abrechnung', en: 'bill', nl: 'rekening', es: 'cuenta' },
    not: { de: /\brechnung/i, en: /\binvoice/i, nl: /\b(?:afrekening|factuur)/i, es: /\bfactura/i },
  },
  {
    words: { de: 'gratis', en: 'free', nl: 'gratis', es: 'gratis' },
    not: { de: /kostenlos|umsonst/i, nl: /kosteloos/i, es: /gratuit/i },
  },
  {
    words: { de: 'Gratischat', en: 'free chat', nl: 'gratis chat', es: 'chat gratis' },
    not: { de: /\bgratis[- ]chat/i, nl: /\bgratis-?chat/i },
  },
  {
    words: { de: 'Darsteller', en: 'performer', nl: 'performer', es: 'artista' },
    not: {
      de: /\bperformer|\bmodels?\b/i,
      en: /\bmodels?\b/i,
      nl: /\bartiest|\bmodel(?:len)?\b/i,
      es: /\bmodelos?\b|\bperformer/i,
    },
  },
  {
    words: { de: 'Ticketshow', en: 'ticket show', nl: 'ticketshow', es: 'show con entrada' },
    not: { de: /ticket-show|eintrittskarte/i, nl: /kaartje/i, es: /\bticket|espect[aá]culo/i },
  },
  {
    words: { de: 'Altersprüfung', en: 'age check', nl: 'leeftijdscontrole', es: 'verificación de edad' },
    not: {
      de: /alterscheck|altersnachweis|\bweise .*alter|alter nachweisen/i,
      nl: /leeftijdscheck|leeftijd aantonen|\btoon .*leeftijd|verifieer/i,
      es: /comprobaci[oó]n de (?:la |tu )?edad|compr(?:ob|ueb)\w+ (?:la |tu |mi )?edad|edad comprobada/i,
    },
  },
  {
    words: { de: 'Glücksrad', en: 'wheel', nl: 'rad', es: 'ruleta' },
    not: { de: /drehrad/i, nl: /\bwiel\b/i, es: /\brueda\b/i },
  },
  {
    // Of coins, which are topped up; content is bought.
    words: { de: 'aufladen', en: 'add', nl: 'toevoegen', es: 'añadir' },
    not: {
      de: /\bcoins (?:ge)?kauf/i,
      en: /\b(?:buy|bought) coins|\bcoins (?:can )?(?:be )?bought/i,
      nl: /\bcoins (?:kopen|(?:worden )?gekocht|(?:worden )?op(?:ge)?waardeer)|\bop(?:ge)?laden\b|\bautomatisch op(?:ge)?waard/i,
      es: /\b(?:comprar|recargar) monedas|\bmonedas compradas/i,
    },
  },
  {
    words: { de: 'anmelden', en: 'log in', nl: 'inloggen', es: 'iniciar sesión' },
    not: {
      de: /ein(?:ge)?logg|\blogge dich\b|ausgeloggt/i,
      en: /\bsign in\b/i,
      nl: /\baanmelden\b/i,
      es: /\benlaces para entrar\b/i,
    },
  },
  {
    words: { de: 'Konto anlegen', en: 'create an account', nl: 'account maken', es: 'registrarse' },
    not: { de: /registrier/i, nl: /registre/i },
  },
  {
    words: { de: 'Toy-Steuerung', en: 'toy control', nl: 'Toy-besturing', es: 'control del juguete' },
    not: { de: /toysteuerung/i, nl: /toybesturing/i, es: /control de juguete/i },
  },
  {
    words: {
      de: 'automatisch aufladen',
      en: 'automatic top-up',
      nl: 'automatisch toevoegen',
      es: 'recarga automática',
    },
    not: { de: /von selbst (?:auf|neu)/i, en: /recharg\w+ (?:by itself|by themselves)/i, es: /monedas solo\b/i },
  },
  {
    words: { de: 'Gratisblick', en: 'free look', nl: 'gratis kijkje', es: 'vistazo gratis' },
    not: { nl: /gratis blik/i, es: /(?:vista|mirada) gratis/i },
  },
  {
    words: { de: 'Benachrichtigung', en: 'notification', nl: 'melding', es: 'aviso' },
    not: { de: /mitteilung/i, nl: /notificatie/i, es: /notificaci[oó]n/i },
  },
  {
    words: { de: 'VIP', en: 'VIP', nl: 'VIP', es: 'VIP' },
    not: { nl: /\bvips?\b/ },
  },
  {
    // A pin is what a guest pins.
    words: { de: 'PIN', en: 'PIN', nl: 'pincode', es: 'PIN' },
    not: {
      de: /\bPin-Anruf|\bdie Pin\b/,
      en: /\b[Pp]in[- ]call|\b[Tt]he pin\b/,
      nl: /\bde pin\b/,
      es: /\bel pin\b/,
    },
  },
  {
    words: { de: 'Stimmung', en: 'mood', nl: 'stemming', es: 'ambiente' },
    not: { es: /(?<!estado de )(?<!\p{L})ánimo/iu },
  },
  {
    words: { de: 'Betrag', en: 'amount', nl: 'bedrag', es: 'importe' },
    not: { es: /\bcantidad/i },
  },
  {
    words: { de: 'Vorschau', en: 'preview', nl: 'preview', es: 'vista previa' },
    not: { nl: /\bvoorproef/i, es: /\bavances?\b/i },
  },
  {
    // Tags of a text may be named so.
    words: { de: 'Datenschutz', en: 'data protection', nl: 'gegevensbescherming', es: 'protección de datos' },
    not: {
      de: /\bprivatsphäre|(?<![</])\bprivacy/i,
      en: /(?<![</])\bprivacy/i,
      nl: /(?<![</])\bprivacy/i,
      es: /\bprivacidad|(?<![</])\bprivacy/i,
    },
  },
  {
    // The pattern is its detail: "Toy control is running: Heartbeat".
    words: { de: 'Toy-Steuerung', en: 'toy control', nl: 'toybesturing', es: 'control del juguete' },
    not: {
      de: /\blicht(?:er)? und kl[aä]ng|\btoys? steuern|fernsteuerung/i,
      en: /\blights? and sounds?\b|remote control/i,
      nl: /\blicht(?:en)? en geluid|\btoys? besturen|afstandsbediening/i,
      es: /\bluces y (?:los )?sonidos|mando a distancia/i,
    },
  },
];

/** Arguments of a text are no words; the forms of a plural are. */
const wordsOf = (text: string): string => text.replaceAll(/(?<!(?:one|other|=\d+) )\{\w+(?:, \w+)?\}/g, ' ');

/** Returns each word of a text that has another one in the glossary. */
export const strayWords = (text: string, language: Language): readonly string[] =>
  guestWords.flatMap(({ words, not }) => {
    const found = not[language]?.exec(wordsOf(text))?.[0];
    return found === undefined ? [] : [`"${found}" is "${words[language]}"`];
  });
