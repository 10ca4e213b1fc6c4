import { loadWelcomeActors } from '../content/live-chat/welcome-stores.ts';
import { camShowsOf } from '../content/tickets/tickets-stores.ts';
import { personalPage } from '../foundation/guest/personal-page.ts';
import { subscriptionsOf } from '../foundation/subscriptions/subscriptions-stores.ts';
import { messages } from '../foundation/vouchers/Benefits.messages.ts';
import { BenefitsScreen } from './BenefitsScreen.tsx';
import { vouchersOf } from '../foundation/vouchers/voucher-stores.ts';

/** The page of the guest's benefits. */
export const route = personalPage('personal.benefits', {
  screen: BenefitsScreen,
  head: messages,
  load: async ({ stores }) => {
    const { benefits, vouchers, welcome } = vouchersOf(stores);
    const { subscriptions } = subscriptionsOf(stores);
    await Promise.all([
      benefits.data.load(),
      vouchers.load(),
      welcome.load(),
      camShowsOf(stores).loadOwn(),
      subscriptions.load(),
      loadWelcomeActors(stores),
    ]);
  },
});
