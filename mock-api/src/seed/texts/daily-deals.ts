import type { Row } from '../../world/tables.ts';
import type { TranslationTuple } from '../translations.ts';

/** A deal that takes its turn; it gives the first fitting video or album from an id on, or the gift of a drawing. */
export interface DealText {
  readonly offer: Row<'dailyOffer'>['offer'];
  readonly picture: string;
  readonly title: TranslationTuple;
  readonly text: TranslationTuple;
  /** @default 1 */
  readonly value?: number;
  readonly from?: number;
  readonly gift?: string;
  /** In coins. */
  readonly maxPrice?: number;
  readonly quantity?: number;
  readonly needsVip?: true;
  readonly needsMobile?: true;
}

const forLibrary: TranslationTuple = [
  'Es gehört dir und bleibt in deiner Mediathek.',
  'It is yours and stays in your library.',
  'Het is van jou en blijft in je mediatheek.',
  'Es tuyo y se queda en tu biblioteca.',
];

const withTopUp: TranslationTuple = [
  'Nimm es heute, es kommt mit deiner nächsten Aufladung in den folgenden 7 Tagen.',
  'Take it today, it comes with your next top-up in the 7 days that follow.',
  'Neem het vandaag, het komt bij je volgende opwaardering in de 7 dagen erna.',
  'Tómalo hoy, llega con tu próxima recarga en los 7 días siguientes.',
];

const wallpaper: TranslationTuple = [
  'Ein Bild des Hauses in voller Breite, für deinen Bildschirm.',
  'A picture of the house in full width, for your screen.',
  'Een foto van het huis in volle breedte, voor je scherm.',
  'Una imagen de la casa a todo lo ancho, para tu pantalla.',
];

const gift: TranslationTuple = [
  'Es liegt bei deinen Geschenken, bis du es verschickst.',
  'It waits among your gifts until you send it.',
  'Het ligt bij je cadeaus tot je het verstuurt.',
  'Espera entre tus regalos hasta que lo envíes.',
];

/** The deals in the order of their turns. */
export const dealTexts: readonly DealText[] = [
  {
    offer: 'photoAlbum',
    picture: 'bloom-deal-album-one',
    title: ['Ein Album geschenkt', 'One free album', 'Een gratis album', 'Un álbum gratis'],
    text: forLibrary,
    from: 1040,
    quantity: 500,
  },
  {
    offer: 'videoVoucher',
    picture: 'room-deal-voucher-one',
    title: ['Ein Videogutschein', 'A video voucher', 'Een videovoucher', 'Un vale de vídeo'],
    text: [
      'Für ein Video bis 32 Coins, 7 Tage lang.',
      'For a video up to 32 coins, for 7 days.',
      'Voor een video tot 32 coins, 7 dagen lang.',
      'Para un vídeo de hasta 32 monedas, durante 7 días.',
    ],
    maxPrice: 32,
    quantity: 500,
  },
  {
    offer: 'oneDayVip',
    picture: 'curtain-deal-vip-one',
    title: ['Ein Tag VIP', 'VIP for one day', 'Een dag VIP', 'VIP por un día'],
    text: [
      'Beginnt, wenn du es nimmst, und endet 24 Stunden später von selbst.',
      'Starts when you take it and ends by itself 24 hours later.',
      'Begint zodra je het neemt en eindigt 24 uur later vanzelf.',
      'Empieza cuando lo tomas y termina solo 24 horas después.',
    ],
    quantity: 200,
  },
  {
    offer: 'topUpPercent',
    picture: 'dunes-deal-percent-ten',
    title: [
      '10 % mehr bei der Aufladung',
      '10% more on a top-up',
      '10% meer bij een opwaardering',
      '10 % más en una recarga',
    ],
    text: withTopUp,
    value: 10,
  },
  {
    offer: 'messengerGift',
    picture: 'bloom-deal-orchid',
    title: [
      'Eine Orchidee für deine Nachrichten',
      'An orchid for your messages',
      'Een orchidee voor je berichten',
      'Una orquídea para tus mensajes',
    ],
    text: gift,
    gift: 'orchid',
    quantity: 1000,
  },
  {
    offer: 'merchandise',
    picture: 'leaves-deal-garden',
    title: ['Ein Garten als Hintergrund', 'A garden as a wallpaper', 'Een tuin als achtergrond', 'Un jardín de fondo'],
    text: wallpaper,
  },
  {
    offer: 'video',
    picture: 'curtain-deal-video-one',
    title: ['Ein Video geschenkt', 'One free video', 'Een gratis video', 'Un vídeo gratis'],
    text: forLibrary,
    from: 5050,
    quantity: 300,
  },
  {
    offer: 'topUpFlat',
    picture: 'dunes-deal-flat-five',
    title: ['5 Coins obendrauf', '5 coins on top', '5 coins erbovenop', '5 monedas de más'],
    text: withTopUp,
    value: 5,
  },
  {
    offer: 'photoAlbum',
    picture: 'bloom-deal-album-two',
    title: [
      'Ein Album für VIP-Mitglieder',
      'An album for VIP members',
      'Een album voor VIP-leden',
      'Un álbum para VIP',
    ],
    text: forLibrary,
    from: 1120,
    quantity: 300,
    needsVip: true,
  },
  {
    offer: 'messengerGift',
    picture: 'bloom-deal-rose',
    title: ['Zwei Rosen zum Verschicken', 'Two roses to send', 'Twee rozen om te versturen', 'Dos rosas para enviar'],
    text: gift,
    gift: 'rose',
    value: 2,
    quantity: 500,
  },
  {
    offer: 'topUpPercent',
    picture: 'dunes-deal-percent-fifteen',
    title: [
      '15 % mehr bei der Aufladung',
      '15% more on a top-up',
      '15% meer bij een opwaardering',
      '15 % más en una recarga',
    ],
    text: withTopUp,
    value: 15,
    quantity: 1000,
  },
  {
    offer: 'video',
    picture: 'leaves-deal-video-two',
    title: ['Ein Abend auf Video', 'An evening on video', 'Een avond op video', 'Una noche en vídeo'],
    text: forLibrary,
    from: 5210,
    quantity: 300,
  },
  {
    offer: 'merchandise',
    picture: 'dunes-deal-evening',
    title: ['Dünen als Hintergrund', 'Dunes as a wallpaper', 'Duinen als achtergrond', 'Unas dunas de fondo'],
    text: wallpaper,
  },
  {
    offer: 'videoVoucher',
    picture: 'room-deal-voucher-two',
    title: ['Zwei Videogutscheine', 'Two video vouchers', 'Twee videovouchers', 'Dos vales de vídeo'],
    text: [
      'Für Videos bis 20 Coins, 7 Tage lang. Mit bestätigter Handynummer.',
      'For videos up to 20 coins, for 7 days. With a confirmed mobile number.',
      'Voor video’s tot 20 coins, 7 dagen lang. Met een bevestigd mobiel nummer.',
      'Para vídeos de hasta 20 monedas, durante 7 días. Con un móvil confirmado.',
    ],
    value: 2,
    maxPrice: 20,
    quantity: 200,
    needsMobile: true,
  },
  {
    offer: 'topUpFlat',
    picture: 'dunes-deal-flat-ten',
    title: ['10 Coins obendrauf', '10 coins on top', '10 coins erbovenop', '10 monedas de más'],
    text: withTopUp,
    value: 10,
    quantity: 500,
  },
  {
    offer: 'oneDayVip',
    picture: 'curtain-deal-vip-two',
    title: [
      'Vierundzwanzig Stunden VIP',
      'Twenty-four hours of VIP',
      'Vierentwintig uur VIP',
      'Veinticuatro horas de VIP',
    ],
    text: [
      'Beginnt, wenn du es nimmst. Wer schon VIP ist, bekommt den Tag danach.',
      'Starts when you take it. Members get the day after their own.',
      'Begint zodra je het neemt. Wie al VIP is, krijgt de dag erna.',
      'Empieza cuando lo tomas. Quien ya es VIP recibe el día siguiente.',
    ],
    quantity: 200,
  },
];

/** The texts above the deals on all days without others. */
export const dealPageTexts = {
  name: ['Tagesangebote', 'Daily deals', 'Dagdeals', 'Ofertas del día'],
  title: ['Das Angebot des Tages', 'Today’s deal', 'De deal van vandaag', 'La oferta de hoy'],
  text: [
    'Jeden Tag eine kleine Sache. Sie endet mit dem Tag, und wer einen auslässt, verliert nichts.',
    'One small thing a day. It ends with the day, and a missed day costs nothing.',
    'Elke dag één klein ding. Het eindigt met de dag, en een gemiste dag kost niets.',
    'Cada día una cosa pequeña. Termina con el día, y perderse uno no cuesta nada.',
  ],
} as const satisfies Record<string, TranslationTuple>;
