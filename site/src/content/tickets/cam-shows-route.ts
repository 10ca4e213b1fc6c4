import { pageRoute } from '../../app/page-route.ts';
import { CamShowsScreen } from './CamShowsScreen.tsx';
import { messages } from './Tickets.messages.ts';
import { camShowsOf } from './tickets-stores.ts';

/** The list of ticket shows. */
export const route = pageRoute('cams.shows', {
  screen: CamShowsScreen,
  head: messages,
  load: async ({ stores }) => {
    await camShowsOf(stores).load();
  },
});
