import { ActivityEvent, LoyaltyClub } from '@lounge/stores/engagement/loyalty';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { restorables } from '../../shared/snapshots.ts';

/** The guest's club. */
export const { of: loyaltyClubOf, use: useLoyaltyClub } = defineModule({
  key: 'loyaltyClub',
  create: ({ context }) => new LoyaltyClub(context),
  listen: (club, pushSource) => club.listen(pushSource),
  snapshot: ({ data, history }) => restorables({ 'loyalty/data': data, 'loyalty/history': history }),
});

/** The activity events that were opened. */
export const { of: activityEventsOf, use: useActivityEvents } = defineModule({
  key: 'activityEvents',
  create: ({ context }) =>
    openedStores(
      (id: number) => new ActivityEvent(id, context),
      ({ data }, id) => ({ [`activityEvent/${id}`]: data }),
    ),
  listen: (events, pushSource) => events.listen(pushSource),
  snapshot: (events) => events,
});
