import { pageRoute } from '../shared/page-route.ts';
import { profileFeedRowsOf } from '../engagement/feed/feed-row-stores.ts';
import { loadPastShows, loadTicketShow } from '../content/tickets/use-ticket-show.ts';
import { performersOf } from '../content/actors/performers-stores.ts';
import { PerformerScreen } from './PerformerScreen.tsx';

/** A performer's page. */
export const route = pageRoute('performer.overview', {
  screen: PerformerScreen,
  head: ({ stores }, { actorName = '' }) => {
    const { actor, seo } = performersOf(stores).open(actorName);
    return {
      title: seo.value?.title ?? actor.value?.name ?? '',
      description: seo.value?.description ?? actor.value?.about ?? '',
    };
  },
  onPicture: true,
  load: async ({ stores }, { params: { actorName = '' } }) => {
    const performer = performersOf(stores).open(actorName);
    const result = await performer.load();
    const actor = performer.actor.value;
    if (result.ok)
      await Promise.all([
        profileFeedRowsOf(stores).open(result.value.id).load(),
        loadTicketShow(stores, actor),
        loadPastShows(stores, actor),
      ]);
    return result;
  },
});
