import type { AnswerOf, Infer } from '@lounge/protocol';
import {
  consumedOffer,
  dailyBonus,
  dailyBonusDays,
  dailyBonusEvent,
  dailyBonusEventConfig,
} from '@lounge/protocol/engagement/daily-bonus';
import { parsed } from '../parsed.ts';

type Day = Infer<typeof dailyBonus>;
type Days = Infer<typeof dailyBonusDays>;
type Config = AnswerOf<typeof dailyBonusEvent>;
type Consumed = Infer<typeof consumedOffer>;

/** The deal of 20 November: a voucher, of which three are left, for everybody. */
export const aDeal = (over: Partial<Day> = {}): Day =>
  parsed(dailyBonus, {
    date: '2026-11-20',
    offer: 'videoVoucher',
    conditions: { requireMobileAuth: false, vip: false },
    effect: { name: 'A small thing', value: 1, unit: 'piece', code: 'WARM' },
    quantity: 5,
    remaining: 3,
    purchased: false,
    purchasedAt: null,
    free: true,
    content: null,
    text: 'Only on this day.',
    picture: { url: '/pictures/velvet/portrait/bloom-deal-98001', kind: 'portrait', tint: 2 },
    link: null,
    reason: null,
    ...over,
  });

/** The deal of tomorrow while it is a secret. */
export const aSecretDeal = (): Day =>
  aDeal({
    date: '2026-11-21',
    offer: null,
    conditions: null,
    effect: null,
    quantity: null,
    remaining: null,
    free: false,
    text: null,
    picture: null,
    reason: 'notYet',
  });

/** The deals around 20 November: today’s alone, unless others are given. */
export const someDays = (over: Partial<Days> = {}): Days =>
  parsed(dailyBonusDays, {
    previousDay: null,
    currentDay: aDeal(),
    nextDay: null,
    endsAt: '2026-11-20T22:59:59.000Z',
    secondsLeft: 14_399,
    ...over,
  });

/** The settings of the page of deals on a day like others. */
export const aDealsPage = (over: Partial<Config> = {}): Config =>
  parsed(dailyBonusEventConfig, {
    name: 'Daily deals',
    className: '',
    backgrounds: [],
    headerTexts: { title: 'Today’s deal', text: 'One small thing a day.' },
    redirect: false,
    redirectUrl: null,
    showMysteriousTomorrowOffer: false,
    hidesDailyBonusPage: false,
    ...over,
  });

/** A deal that the guest redeemed. */
export const aConsumedOffer = (over: Partial<Consumed> = {}): Consumed =>
  parsed(consumedOffer, {
    date: '2026-11-20',
    at: '2026-11-20T19:00:00.000Z',
    offer: 'videoVoucher',
    name: 'A small thing',
    link: '/en/videos/',
    ...over,
  });
