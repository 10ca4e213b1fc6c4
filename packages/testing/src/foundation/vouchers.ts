import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import {
  bonusCodeCheck,
  bonusCodeRedeemed,
  guestBenefits,
  guestVouchers,
  redeemBonus,
  voucher,
} from '@lounge/protocol/foundation/vouchers';
import { parsed } from '../parsed.ts';

type VoucherData = Infer<typeof voucher>;
type VouchersPush = PayloadOf<typeof guestVouchers>;

/** A voucher for five messages to Noor. */
export const aVoucher = (overrides: Partial<VoucherData> = {}): VoucherData =>
  parsed(voucher, {
    id: 1,
    guestId: 7,
    type: 5,
    amount: 5,
    seconds: null,
    actorId: 9101,
    subject: null,
    maxPrice: null,
    worth: { value: 1500, currency: 'VXC' },
    gives: null,
    validFrom: '2026-11-20T19:00:00.000Z',
    validTo: '2026-12-24T22:59:59.000Z',
    actors: [
      {
        id: 9101,
        online: true,
        name: 'Noor Vega',
        link: '/en/amateur/noor-vega/',
        avatar: { url: '/pictures/velvet/avatar/noor', kind: 'avatar', tint: 5 },
      },
    ],
    ...overrides,
  });

/** The payload of the push to a guest with five free messages. */
export const aVoucherPush = (overrides: Partial<VouchersPush> = {}): VouchersPush =>
  parsed(guestVouchers.payload, {
    guestVouchers: [{ type: 5, amount: 5, seconds: null, actorId: null }],
    ...overrides,
  });

type Check = Infer<typeof bonusCodeCheck>;
type Config = NonNullable<Check['config']>;

/** A benefit of 20 coins that are given at once. */
export const aBonusBenefit = (overrides: Partial<Config['benefits'][number]> = {}): Config['benefits'][number] => ({
  id: 1,
  kind: 'bonusCoins',
  name: '20 coins',
  description: 'A welcome',
  amount: null,
  coins: { value: 2000, currency: 'VXC' },
  flatTopUpAmount: null,
  percentageTopUpAmount: null,
  staggeredTiers: [],
  days: null,
  actor: null,
  ...overrides,
});

/** The configuration of a code that gives 20 coins at once. */
export const aCodeConfig = (overrides: Partial<Config> = {}): Config => ({
  containsTopUpBenefit: false,
  validTo: null,
  conditions: { requireMobileAuth: false, vip: false },
  benefits: [aBonusBenefit()],
  ...overrides,
});

/** The check of a code that can be redeemed. */
export const aCodeCheck = (overrides: Partial<Check> = {}): Check =>
  parsed(bonusCodeCheck, {
    canRedeem: { success: true, reason: null },
    code: 'WARM 20',
    redeemedAt: null,
    config: aCodeConfig(),
    ...overrides,
  });

/** The answer to the redemption of a code of 20 coins. */
export const aRedemption = (
  overrides: Partial<AnswerOf<typeof redeemBonus>['data']> = {},
): AnswerOf<typeof redeemBonus> =>
  parsed(redeemBonus.answer, {
    data: {
      success: true,
      bonus: {
        code: 'WARM 20',
        coins: { value: 2000, currency: 'VXC' },
        containsTopUpBenefit: false,
        benefits: [aBonusBenefit()],
      },
      ...overrides,
    },
  });

/** The payload of the push after the redemption of a code. */
export const aCodePush = (
  overrides: Partial<PayloadOf<typeof bonusCodeRedeemed>> = {},
): PayloadOf<typeof bonusCodeRedeemed> =>
  parsed(bonusCodeRedeemed.payload, { code: 'WARM 20', containsTopUpBenefit: false, ...overrides });

type Benefits = Infer<typeof guestBenefits>;

/** One benefit: five free messages of voucher 1. */
export const aBenefit = (overrides: Partial<Benefits['benefits'][number]> = {}): Benefits['benefits'][number] => ({
  key: 'voucher 1',
  type: 'freeMessages',
  name: null,
  amount: 5,
  percent: null,
  coins: null,
  worth: null,
  actor: null,
  validTo: null,
  link: null,
  voucherId: 1,
  ...overrides,
});

/** The benefits of a guest with five free messages and a ticket. */
export const someBenefits = (overrides: Partial<Benefits> = {}): Benefits =>
  parsed(guestBenefits, {
    spinwheelSpins: 0,
    messengerGiftCount: 0,
    freeMessagesCount: 5,
    privateShowTickets: [],
    chatShowTickets: [],
    benefits: [aBenefit()],
    ...overrides,
  });
