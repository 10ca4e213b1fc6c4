import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import type { Award } from '../../world/tables/rewards.ts';
import type { CampaignText } from './campaign-text.ts';
import { calendarTexts } from './calendars.ts';

const gift = (drawing: string): Award => ({ kind: 'messengerGift', gift: drawing, amount: 1 });

/** The campaigns of a new world. Ids are apart from those of games. */
export const campaignTexts: readonly CampaignText[] = [
  ...calendarTexts,
  {
    id: 60,
    eventType: 'goldrush',
    startsIn: -2,
    days: 10,
    picture: 'dunes-event-goldrush',
    content: {},
    title: ['Goldrausch', 'Gold rush', 'Goudkoorts', 'Fiebre del oro'],
    text: [
      'Ein zweites Rad, auf dem fast jedes Feld Coins bringt.',
      'A second wheel on which nearly every field brings coins.',
      'Een tweede rad waarop bijna elk vak coins oplevert.',
      'Una segunda ruleta en la que casi cada casilla trae coins.',
    ],
  },
  {
    id: 70,
    eventType: 'easter',
    startsIn: 12,
    days: 14,
    picture: 'leaves-event-egg-hunt',
    content: {
      places: ['home', 'cams', 'videos', 'feed', 'blog.overview'],
      rewards: [
        { id: 1, requiredEggs: 1, award: gift('macaron'), isHidden: false, isUpTo: false },
        {
          id: 2,
          requiredEggs: 5,
          award: { kind: 'spins', wheel: 'coinRush', amount: 2 },
          isHidden: false,
          isUpTo: false,
        },
        { id: 3, requiredEggs: 10, award: { kind: 'coins', amount: 2000 }, isHidden: false, isUpTo: true },
        {
          id: 4,
          requiredEggs: 15,
          award: { kind: 'bonusCode', code: 'TURN10', percent: 10 },
          isHidden: false,
          isUpTo: false,
        },
        {
          id: 5,
          requiredEggs: 20,
          award: { kind: 'voucher', voucher: { type: voucherTypes.video, amount: 1 } },
          isHidden: false,
          isUpTo: false,
        },
        { id: 6, requiredEggs: 30, award: gift('moon'), isHidden: true, isUpTo: false },
      ],
    },
    title: ['Die Eiersuche', 'The egg hunt', 'De eierjacht', 'La búsqueda de huevos'],
    text: [
      'Auf einigen Seiten liegt jeden Tag ein Ei. Wer es findet, sammelt Belohnungen.',
      'Some pages hide an egg each day. Whoever finds it collects rewards.',
      'Op sommige pagina’s ligt elke dag een ei. Wie het vindt, verzamelt beloningen.',
      'Algunas páginas esconden un huevo cada día. Quien lo encuentra reúne recompensas.',
    ],
  },
  {
    id: 71,
    eventType: 'vr',
    startsIn: -20,
    days: 120,
    picture: 'room-event-headset',
    content: {},
    title: ['Videos für Headsets', 'Videos for headsets', 'Video’s voor headsets', 'Vídeos para gafas VR'],
    text: [
      'Räume, in denen man sich umsieht: die ersten Videos für VR-Headsets kommen.',
      'Rooms to look around in: the first videos for VR headsets are coming.',
      'Kamers om in rond te kijken: de eerste video’s voor VR-headsets komen eraan.',
      'Salas en las que mirar alrededor: llegan los primeros vídeos para gafas de realidad virtual.',
    ],
  },
];
