import { AgeCheck } from '@lounge/stores/foundation/age-check';
import { GuestUpdates } from '@lounge/stores/foundation/guest';
import { LegalNotices } from '@lounge/stores/foundation/legal';
import { StatusItems } from '@lounge/stores/foundation/page';
import { Logout } from '@lounge/stores/foundation/session';
import { defineModule } from '../../shared/define-module.ts';
import { todayOf } from '../page/today-stores.ts';

/** The stores that only guests need: counts that pushes change, the status bar's items, logging out. */
export const { use: useGuest } = defineModule({
  key: 'guest',
  create: (stores) => {
    const { context, guest, reloads, socket } = stores;
    return {
      updates: new GuestUpdates(guest),
      ageCheck: new AgeCheck(guest),
      legalNotices: new LegalNotices(context, guest),
      logout: new Logout(context, () => reloads.sessionEnded()),
      status: new StatusItems({ client: context.client, scope: context.scope, today: todayOf(stores) }, guest, socket),
    };
  },
  listen: ({ updates, ageCheck, status }, pushSource) => {
    updates.listen(pushSource);
    ageCheck.listen(pushSource);
    status.listen();
  },
});
