import { adventCalendarOf, giftCalendarOf, PrizeDraw } from '@lounge/stores/engagement/special-events';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { restorables } from '../../shared/snapshots.ts';

/** The calendar of doors with the guest in it. */
export const { of: doorsOf, use: useDoors } = defineModule({
  key: 'adventCalendar',
  create: ({ context }) => adventCalendarOf(context),
  listen: (calendar, pushSource) => calendar.listen(pushSource),
  snapshot: ({ data }) => restorables({ adventCalendar: data }),
});

/** The gift calendars of performers that were opened, by the performers’ ids. */
export const { of: giftCalendarsOf, use: useGiftCalendars } = defineModule({
  key: 'giftCalendars',
  create: ({ context }) =>
    openedStores(
      (actorId: number) => giftCalendarOf(actorId, context),
      ({ data }, actorId) => ({ [`giftCalendar/${actorId}`]: data }),
    ),
  listen: (calendars, pushSource) => calendars.listen(pushSource),
  snapshot: (calendars) => calendars,
});

/** The prize draw with the guest in it. */
export const { of: prizeDrawOf, use: usePrizeDraw } = defineModule({
  key: 'prizeDraw',
  create: ({ context }) => new PrizeDraw(context),
  listen: (draw, pushSource) => draw.listen(pushSource),
  snapshot: ({ data }) => restorables({ prizeDraw: data }),
});
