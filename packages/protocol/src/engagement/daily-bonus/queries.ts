import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { voucherActor } from '../../foundation/vouchers/schemas.ts';
import { consumedOffersPage, dailyBonusConfigMs } from './constants.ts';
import { consumedOffer, dailyBonusDays, dailyBonusEventConfig, dailyBonusOrder } from './schemas.ts';

/**
 * The deals of yesterday, today and tomorrow, by the Berlin clock of the server.
 * @spec query:daily-bonus.interactive-content
 * @assumed `first` is how many of the three days are answered, today before its neighbours, and `order` which neighbour is next.
 */
export const dailyBonusInteractiveContent = query('engagement/daily-bonus/dailyBonusInteractiveContent', {
  input: s.object({ first: s.optional(s.integerBetween(1, 3)), order: s.optional(dailyBonusOrder) }),
  answer: dailyBonusDays,
  purpose: 'Reads the deals of yesterday, today and tomorrow.',
});

/**
 * How the page of deals looks on a day: its texts and pictures, whether it hides tomorrow or itself, or leads elsewhere.
 * @spec query:daily-bonus.event-config
 * @assumed Both variables can be left out; how long it is cached.
 */
export const dailyBonusEvent = query('engagement/daily-bonus/dailyBonusEvent', {
  input: s.object({ date: s.optional(s.day), mobile: s.optional(s.boolean) }),
  answer: dailyBonusEventConfig,
  cache: { forMs: dailyBonusConfigMs },
  purpose: 'Reads how the page of deals looks on a day.',
});

/**
 * The performers whose videos and albums are deals, today’s first; at most twelve.
 * @spec query:daily-bonus.bonus-models
 * @assumed Who is meant, and the answer: the documents give the name alone.
 */
export const dailyBonusModels = query('engagement/daily-bonus/dailyBonusModels', {
  input: s.empty,
  answer: s.array(voucherActor),
  purpose: 'Lists the performers whose videos and albums are deals.',
});

/** The deals that the guest redeemed, newest day first. @spec query:guest.consumed-offers @assumed The answer. */
export const consumedOffers = query('engagement/daily-bonus/consumedOffers', {
  needs: 'guest',
  input: s.object({ pageSize: s.optional(s.integerBetween(1, consumedOffersPage.most)) }),
  answer: s.array(consumedOffer),
  failures: ['needLogin'],
  purpose: 'Lists the deals that the guest redeemed.',
});
