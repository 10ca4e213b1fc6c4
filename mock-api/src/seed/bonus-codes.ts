import { toJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';
import type { StoredBenefit } from '../world/tables/vouchers.ts';
import { byLanguage, type TranslationTuple } from './translations.ts';

type Gift = Omit<StoredBenefit, 'id' | 'name' | 'description'>;

/** A benefit with its name and description. */
const gives = (name: TranslationTuple, description: TranslationTuple, gift: Gift) => ({
  name: byLanguage(name),
  description: byLanguage(description),
  ...gift,
});

const numbered = (benefits: readonly Omit<StoredBenefit, 'id'>[]) =>
  toJson<readonly StoredBenefit[]>(benefits.map((benefit, at) => ({ id: at + 1, ...benefit })));

const code = (
  text: string,
  benefits: readonly Omit<StoredBenefit, 'id'>[],
  rest: Partial<Row<'bonusCode'>> = {},
): Row<'bonusCode'> => ({
  key: text.replaceAll(' ', ''),
  code: text,
  validFrom: null,
  validTo: null,
  maxRedemptions: null,
  redemptions: 0,
  needsMobile: 0,
  needsVip: 0,
  needsVoucher: 0,
  promotion: 'none',
  benefits: numbered(benefits),
  ...rest,
});

const coins = (whole: number) =>
  gives(
    [`${whole} Coins`, `${whole} coins`, `${whole} coins`, `${whole} monedas`],
    ['Sofort in deinem Guthaben', 'On your balance at once', 'Meteen op je saldo', 'Al momento en tu saldo'],
    { kind: 'bonusCoins', amount: whole * 100 },
  );

const videoVouchers = gives(
  ['2 Videogutscheine', '2 video vouchers', '2 videovouchers', '2 vales de vídeo'],
  [
    'Videos bis 40 Coins, 30 Tage lang',
    'Videos up to 40 coins, for 30 days',
    'Video’s tot 40 coins, 30 dagen lang',
    'Vídeos de hasta 40 monedas, durante 30 días',
  ],
  { kind: 'videoVoucher', amount: 2, maxPrice: 4000, validDays: 30 },
);

const albumVoucher = gives(
  ['1 Albumgutschein', '1 album voucher', '1 albumvoucher', '1 vale de álbum'],
  [
    'Alben bis 30 Coins, 30 Tage lang',
    'Albums up to 30 coins, for 30 days',
    'Albums tot 30 coins, 30 dagen lang',
    'Álbumes de hasta 30 monedas, durante 30 días',
  ],
  { kind: 'photoVoucher', amount: 1, maxPrice: 3000, validDays: 30 },
);

const showTicket = gives(
  ['1 Ticket zu einer Show', '1 ticket to a show', '1 ticket voor een show', '1 entrada a un show'],
  [
    'Shows bis 60 Coins, 30 Tage lang',
    'Shows up to 60 coins, for 30 days',
    'Shows tot 60 coins, 30 dagen lang',
    'Shows de hasta 60 monedas, durante 30 días',
  ],
  { kind: 'liveShow', amount: 1, maxPrice: 6000, validDays: 30 },
);

const messages = (count: number) =>
  gives(
    [`${count} Nachrichten`, `${count} messages`, `${count} berichten`, `${count} mensajes`],
    [
      'An alle, 30 Tage lang',
      'To anybody, for 30 days',
      'Aan iedereen, 30 dagen lang',
      'A cualquiera, durante 30 días',
    ],
    { kind: 'freeMessages', amount: count, validDays: 30 },
  );

const minutes = (count: number) =>
  gives(
    [
      `${count} Minuten Videochat`,
      `${count} video chat minutes`,
      `${count} minuten videochat`,
      `${count} minutos de videochat`,
    ],
    [
      'Mit allen, 14 Tage lang',
      'With anybody, for 14 days',
      'Met iedereen, 14 dagen lang',
      'Con cualquiera, durante 14 días',
    ],
    { kind: 'freeMinutes', amount: count, validDays: 14 },
  );

const nextTopUp: TranslationTuple = [
  'Bei deiner nächsten Aufladung',
  'With your next top-up',
  'Bij je volgende opwaardering',
  'Con tu próxima recarga',
];

const tenMore = gives(['10 % mehr Coins', '10% more coins', '10% meer coins', '10 % más de monedas'], nextTopUp, {
  kind: 'bonusCoins',
  topUp: { percentage: 10 },
  validDays: 30,
});

const staggered = gives(
  [
    '10 % mehr Coins ab 10,00 €, 15 % ab 50,00 €',
    '10% more coins from €10.00, 15% from €50.00',
    '10% meer coins vanaf € 10,00, 15% vanaf € 50,00',
    '10 % más de monedas desde 10,00 €, 15 % desde 50,00 €',
  ],
  nextTopUp,
  {
    kind: 'bonusCoins',
    topUp: {
      tiers: [
        { from: 1000, amount: 10 },
        { from: 5000, amount: 15 },
      ],
    },
    validDays: 30,
  },
);

/**
 * The bonus codes of a new world, among them those of the promotions.
 * @spec constant:promo.codes
 * @assumed All of them: the documents withhold the values. A code of a voucher is won on the wheel.
 */
export const bonusCodeRows = (): readonly Row<'bonusCode'>[] => [
  code('HELLO', [coins(20), albumVoucher], { promotion: 'welcomeBonusTile' }),
  code('CHAT TRIAL', [minutes(10)], { promotion: 'chatTrial' }),
  code('ROSE 2026 B', [coins(20), videoVouchers], { maxRedemptions: 50 }),
  code('ALBUM 5', [albumVoucher, messages(5)]),
  code('PLUS 10', [staggered]),
  code('TURN10', [tenMore], { needsVoucher: 1 }),
  code('TEN OF TEN', [coins(10)], { maxRedemptions: 10, redemptions: 10 }),
  code('SUMMER 26', [coins(10)], { validTo: '2026-08-31T21:59:59.000Z' }),
  code('ARCH VIP', [messages(10)], { needsVip: 1 }),
  code('LAMPLIGHT', [coins(20)]),
  code('FRONT ROW', [showTicket]),
  code('HELLO 49', [coins(15)], { needsMobile: 1 }),
];
