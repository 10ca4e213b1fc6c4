import { Subscriptions } from '@lounge/stores/foundation/subscriptions';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';
import { rememberOffer } from './offer-cookie.ts';

/** The guest's VIP and TV subscriptions. */
export const { of: subscriptionsOf, use: useSubscriptions } = defineModule({
  key: 'subscriptions',
  create: (stores) => ({
    subscriptions: new Subscriptions(stores.context, stores.guest, { rememberOffer }),
  }),
  listen: ({ subscriptions }, pushSource) => subscriptions.listen(pushSource),
  snapshot: ({ subscriptions }) => restorables({ 'subscriptions/list': subscriptions.list }),
});
