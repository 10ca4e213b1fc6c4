import type { Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { pushEventKind } from '@lounge/protocol/engagement/web-push';
import type { PushText } from '../../world/tables/web-push.ts';

interface Texts {
  /** The second line of each message. It names nobody, as others may read a lock screen. */
  readonly bodies: Readonly<Record<PushText, string>>;
  /** The label of the button that ends a kind. */
  readonly stop: Readonly<Record<Infer<typeof pushEventKind>, string>>;
}

/** The words of messages to browsers, below the product's name. */
export const pushTexts: Readonly<Record<Language, Texts>> = {
  de: {
    bodies: {
      performerOnline: 'Jemand von deinen Pins ist da.',
      showBegan: 'Eine Show, an die du erinnert werden wolltest, hat begonnen.',
      programBegins: 'Eine Sendung, an die du erinnert werden wolltest, beginnt gleich.',
      campaign: 'Eine neue Aktion hat begonnen.',
      news: 'Im Magazin steht etwas Neues.',
    },
    stop: { 'actor-online': 'Nicht mehr melden', campaigns: 'Keine Aktionen', news: 'Keine Neuigkeiten' },
  },
  en: {
    bodies: {
      performerOnline: 'Somebody you pinned is here.',
      showBegan: 'A show that you wanted to be reminded of has begun.',
      programBegins: 'A programme that you wanted to be reminded of begins soon.',
      campaign: 'A new campaign has begun.',
      news: 'There is something new in the magazine.',
    },
    stop: { 'actor-online': 'Stop these', campaigns: 'Stop campaigns', news: 'Stop news' },
  },
  nl: {
    bodies: {
      performerOnline: 'Iemand uit je pins is er.',
      showBegan: 'Een show waaraan je herinnerd wilde worden is begonnen.',
      programBegins: 'Een programma waaraan je herinnerd wilde worden begint zo.',
      campaign: 'Er is een nieuwe actie begonnen.',
      news: 'Er staat iets nieuws in het magazine.',
    },
    stop: { 'actor-online': 'Niet meer melden', campaigns: 'Geen acties', news: 'Geen nieuws' },
  },
  es: {
    bodies: {
      performerOnline: 'Alguien que fijaste está aquí.',
      showBegan: 'Ha empezado un show que querías recordar.',
      programBegins: 'Un programa que querías recordar empieza enseguida.',
      campaign: 'Ha empezado una nueva campaña.',
      news: 'Hay algo nuevo en la revista.',
    },
    stop: { 'actor-online': 'No avisar más', campaigns: 'Sin campañas', news: 'Sin novedades' },
  },
};
