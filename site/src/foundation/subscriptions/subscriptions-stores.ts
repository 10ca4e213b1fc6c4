import { Subscriptions } from '@lounge/stores/foundation/subscriptions';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';
import { consentOf } from '../legal/consent-stores.ts';
import { rememberOffer } from './offer-cookie.ts';

/** The guest's VIP and TV subscriptions. */
export const { of: subscriptionsOf, use: useSubscriptions } = defineModule({
  key: 'subscriptions',
  create: (stores) => ({
    subscriptions: new Subscriptions(stores.context, stores.guest, {
      // Read at each purchase, as the choice can change on an open page.
      get hasAnalyticsConsent() {
        return consentOf(stores).hasAnalyticsConsent;
      },
      rememberOffer,
    }),
  }),
  listen: ({ subscriptions }, pushSource) => subscriptions.listen(pushSource),
  snapshot: ({ subscriptions }) => restorables({ 'subscriptions/list': subscriptions.list }),
});
