import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import type { Award } from '../../world/tables/rewards.ts';
import { byLanguage } from '../translations.ts';
import type { CampaignText } from './campaign-text.ts';

const coins = (amount: number): Award => ({ kind: 'coins', amount: amount * 100 });
const gift = (name: string): Award => ({ kind: 'messengerGift', gift: name, amount: 1 });
const spins = (amount: number): Award => ({ kind: 'spins', wheel: 'monthly', amount });
/** A voucher for videos up to a price, in coins. */
const video = (upTo: number): Award => ({
  kind: 'voucher',
  voucher: { type: voucherTypes.video, amount: 1, maxPrice: upTo * 100 },
});
const code: Award = { kind: 'bonusCode', code: 'TURN10', percent: 10 };

const doors: readonly Award[] = [
  [gift('macaron'), coins(5), spins(1), video(16), gift('lantern'), spins(2), coins(5), coins(10)],
  [gift('rose'), video(16), coins(5), code, gift('macaron'), spins(2), coins(10), gift('orchid')],
  [video(24), coins(5), gift('lantern'), spins(3), coins(10), gift('record'), video(32), coins(20)],
].flat();

/** The calendars and the draw of a new world. */
export const calendarTexts: readonly CampaignText[] = [
  {
    id: 61,
    eventType: 'adventCalendar',
    startsIn: -4,
    days: doors.length,
    picture: 'bloom-event-lights',
    content: { doors },
    title: ['Kalender der Lichter', 'A calendar of lights', 'Kalender van lichtjes', 'Calendario de luces'],
    text: [
      'Hinter jeder Tür etwas Kleines, das wirklich dir gehört. Eine Tür bleibt einen Tag lang offen, bis 23:59 Uhr Berliner Zeit.',
      'Behind every door something small that is really yours. A door stays open for its day, until 23:59 Berlin time.',
      'Achter elke deur iets kleins dat echt van jou is. Een deur blijft een dag open, tot 23:59 uur Berlijnse tijd.',
      'Detrás de cada puerta, algo pequeño que es tuyo de verdad. Cada puerta se abre un solo día, hasta las 23:59 de Berlín.',
    ],
  },
  {
    id: 62,
    eventType: 'giftCalendar',
    actorId: 101,
    startsIn: -2,
    days: 7,
    picture: 'leaves-event-gifts',
    content: { gifts: [gift('rose'), coins(5), video(16), coins(5), gift('record'), spins(1), coins(10)] },
    title: ['Ein Geschenk am Tag', 'A gift a day', 'Elke dag een cadeau', 'Un regalo al día'],
    text: [
      'Eine Woche lang jeden Tag etwas Kleines.',
      'Something small each day, for a week.',
      'Een week lang elke dag iets kleins.',
      'Algo pequeño cada día, durante una semana.',
    ],
  },
  {
    id: 63,
    eventType: 'prizeDraw',
    startsIn: -3,
    days: 10,
    picture: 'dunes-event-draw',
    content: {
      award: coins(100),
      winners: 5,
      terms: byLanguage([
        'Teilnehmen können alle Gäste mit bestätigter E-Mail-Adresse, einmal und gratis. Ein Kauf ändert die Chancen nicht.\nNach dem Ende ziehen wir die Gewinner unter allen Teilnahmen, jede mit der gleichen Chance. Gesperrte Konten nehmen nicht teil.\nDer Gewinn wird dem Konto gutgeschrieben und nicht ausgezahlt. Namen veröffentlichen wir nicht. Der Rechtsweg ist ausgeschlossen.',
        'Every guest with a confirmed e-mail address can take part, once and for free. A purchase does not change the chances.\nAfter the end we draw the winners among all entries, each with the same chance. Locked accounts do not take part.\nThe prize is added to the account and not paid out. We publish no names. There is no recourse to courts of law.',
        'Elke gast met een bevestigd e-mailadres kan meedoen, één keer en gratis. Een aankoop verandert de kansen niet.\nNa afloop trekken we de winnaars uit alle deelnames, elk met dezelfde kans. Geblokkeerde accounts doen niet mee.\nDe prijs komt op het account en wordt niet uitbetaald. We publiceren geen namen. Over de uitslag kan niet worden gecorrespondeerd.',
        'Pueden participar todos los clientes con el correo confirmado, una vez y gratis. Una compra no cambia las posibilidades.\nAl terminar sorteamos entre todas las participaciones, todas con las mismas posibilidades. Las cuentas bloqueadas no participan.\nEl premio se abona en la cuenta y no se paga en dinero. No publicamos nombres. Queda excluida la vía judicial.',
      ]),
    },
    title: ['Verlosung der Lichter', 'A draw of lights', 'Trekking van lichtjes', 'Sorteo de luces'],
    text: [
      'Fünfmal 100 Coins. Einmal mitmachen genügt.',
      'Five times 100 coins. Taking part once is enough.',
      'Vijf keer 100 coins. Eén keer meedoen is genoeg.',
      'Cinco veces 100 monedas. Basta con participar una vez.',
    ],
  },
];
