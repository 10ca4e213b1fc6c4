import { idIn } from '../../foundation/page/id-in.ts';
import { personalPage } from '../../foundation/guest/personal-page.ts';
import { pageRoute } from '../../shared/page-route.ts';
import { spinWheelOf } from '../spin-wheel/spin-wheel-stores.ts';
import { ActivityEventScreen } from './ActivityEventScreen.tsx';
import { messages } from './Loyalty.messages.ts';
import { LoyaltyScreen } from './LoyaltyScreen.tsx';
import { activityEventsOf, loyaltyClubOf } from './loyalty-stores.ts';

/** The guest's loyalty; the event and the rewards of the month are left out where they do not load. */
const loyaltyRoute = personalPage('personal.loyalty', {
  screen: LoyaltyScreen,
  head: messages,
  load: async ({ stores }) => {
    const club = loyaltyClubOf(stores);
    await Promise.all([club.load(), spinWheelOf(stores).wheel.load()]);
    const id = club.data.value?.eventId;
    if (id !== undefined) await activityEventsOf(stores).open(id).load();
  },
});

/** An activity event; another page than one's own month leads there by its id. */
const eventRoute = pageRoute('magazine.challenge', {
  screen: ActivityEventScreen,
  head: ({ stores }, { eventId }, intl) => ({
    title: activityEventsOf(stores).open(idIn(eventId)).data.value?.name ?? intl.formatMessage(messages.challenge),
    description: intl.formatMessage(messages.challengeDescription),
  }),
  isIndexed: false,
  load: ({ stores }, { params }) => activityEventsOf(stores).open(idIn(params['eventId'])).load(),
});

/** The pages by route key. */
export const routes = { 'personal.loyalty': loyaltyRoute, 'magazine.challenge': eventRoute };
