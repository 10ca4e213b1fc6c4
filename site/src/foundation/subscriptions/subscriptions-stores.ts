import { Subscriptions } from '@lounge/stores/foundation/subscriptions';
import { defineModule } from '../../app/define-module.ts';
import { restorables } from '../../app/snapshots.ts';
import { rememberOffer } from './offer-cookie.ts';

/** The guest's VIP and TV subscriptions. */
export const { of: subscriptionsOf, use: useSubscriptions } = defineModule({
  key: 'subscriptions',
  create: ({ context, guest, consent }) => ({
    subscriptions: new Subscriptions(context, guest, {
      hasAnalyticsConsent: consent === 'all',
      rememberOffer,
    }),
  }),
  listen: ({ subscriptions }, pushSource) => subscriptions.listen(pushSource),
  snapshot: ({ subscriptions }) => restorables({ 'subscriptions/list': subscriptions.list }),
});
