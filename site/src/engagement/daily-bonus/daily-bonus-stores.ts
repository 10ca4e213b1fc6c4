import { DailyDeals } from '@lounge/stores/engagement/daily-bonus';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';

/** The deals around today, the settings of their page, and those that the guest took. */
export const { of: dailyDealsOf, use: useDailyDeals } = defineModule({
  key: 'dailyDeals',
  create: ({ context }) => new DailyDeals(context),
  listen: (deals, pushSource) => deals.listen(pushSource),
  snapshot: ({ days, page, models, consumed }) =>
    restorables({
      'dailyDeals/days': days,
      'dailyDeals/page': page,
      'dailyDeals/models': models,
      'dailyDeals/consumed': consumed,
    }),
});
