import type { Language } from '@lounge/locale';
import type { ByLanguage } from '../../world/by-language.ts';
import type { Activity, ChallengeKey } from './activity-events.ts';

/** The name of an event, by its month. */
const eventNames: Readonly<Record<Language, (month: string) => string>> = {
  de: (month) => `Aktion im ${month}`,
  en: (month) => `${month} challenge`,
  nl: (month) => `Uitdaging van ${month}`,
  es: (month) => `Reto de ${month}`,
};

/** The name of the event of a month, such as "November challenge". */
export const eventName = (year: number, month: number, language: Language): string => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return eventNames[language](format.format(Date.UTC(year, month - 1, 1)));
};

/** Says of each activity what counts. */
export const activityTexts: Readonly<Record<Activity, ByLanguage>> = {
  chatMinute: {
    de: 'Jede volle Minute eines Chats mit Bild. Gezählt wird, wenn der Chat zu Ende ist.',
    en: 'Every whole minute of a chat with a picture. It counts when the chat is over.',
    nl: 'Elke hele minuut van een chat met beeld. Ze tellen als de chat voorbij is.',
    es: 'Cada minuto entero de un chat con imagen. Cuenta cuando el chat termina.',
  },
  purchase: {
    de: 'Alben, Videos und Tickets, die du mit Coins bezahlst. Was ein Gutschein bezahlt, zählt nicht.',
    en: 'Albums, videos and tickets that you buy with coins. What a voucher pays does not count.',
    nl: 'Albums, video’s en tickets die je met coins koopt. Wat een voucher betaalt, telt niet.',
    es: 'Álbumes, vídeos y entradas que compras con monedas. Lo que paga un vale no cuenta.',
  },
  message: {
    de: 'Jede Nachricht, die du schreibst. Geschenke zählen für sich.',
    en: 'Every message that you write. Gifts count by themselves.',
    nl: 'Elk bericht dat je schrijft. Cadeaus tellen apart.',
    es: 'Cada mensaje que escribes. Los regalos cuentan aparte.',
  },
  gift: {
    de: 'Jedes Geschenk, das du schickst, auch eines, das du gewonnen hast.',
    en: 'Every gift that you send, one that you won as well.',
    nl: 'Elk cadeau dat je stuurt, ook een dat je hebt gewonnen.',
    es: 'Cada regalo que envías, también uno que hayas ganado.',
  },
  logIn: {
    de: 'Einmal am Tag anmelden. Der Tag endet um Mitternacht in Berlin.',
    en: 'Logging in, once a day. The day ends at midnight in Berlin.',
    nl: 'Eén keer per dag inloggen. De dag eindigt om middernacht in Berlijn.',
    es: 'Iniciar sesión una vez al día. El día termina a medianoche en Berlín.',
  },
};

/** Name and description of each challenge. */
export const challengeTexts: Readonly<Record<ChallengeKey, Readonly<Record<'name' | 'description', ByLanguage>>>> = {
  talk: {
    name: {
      de: 'Zehn Minuten plaudern',
      en: 'Talk for ten minutes',
      nl: 'Tien minuten praten',
      es: 'Charla diez minutos',
    },
    description: {
      de: 'In Chats mit Bild, auch in mehreren.',
      en: 'In chats with a picture, also in several.',
      nl: 'In chats met beeld, ook in meerdere.',
      es: 'En chats con imagen, también en varios.',
    },
  },
  write: {
    name: { de: 'Fünf Nachrichten', en: 'Five messages', nl: 'Vijf berichten', es: 'Cinco mensajes' },
    description: {
      de: 'An eine Person oder an mehrere.',
      en: 'To one person or to several.',
      nl: 'Aan één persoon of aan meerdere.',
      es: 'A una persona o a varias.',
    },
  },
  buy: {
    name: { de: 'Zwei Käufe', en: 'Two purchases', nl: 'Twee aankopen', es: 'Dos compras' },
    description: {
      de: 'Ein Album, ein Video oder ein Ticket.',
      en: 'An album, a video or a ticket.',
      nl: 'Een album, een video of een ticket.',
      es: 'Un álbum, un vídeo o una entrada.',
    },
  },
  evenings: {
    name: { de: 'An drei Tagen dabei', en: 'Here on three days', nl: 'Drie dagen erbij', es: 'Tres días aquí' },
    description: {
      de: 'Melde dich an drei Tagen dieses Monats an.',
      en: 'Log in on three days of this month.',
      nl: 'Log in op drie dagen van deze maand.',
      es: 'Inicia sesión en tres días de este mes.',
    },
  },
};
