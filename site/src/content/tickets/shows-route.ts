import { pageRoute } from '../../shared/page-route.ts';
import { idIn } from '../../foundation/page/id-in.ts';
import { CamShowsScreen } from './CamShowsScreen.tsx';
import { ShowScreen } from './ShowScreen.tsx';
import { messages } from './Tickets.messages.ts';
import { textIn } from './text-in.ts';
import { camShowsOf, showTicketsOf } from './tickets-stores.ts';

/** The list of ticket shows. */
const camShowsRoute = pageRoute('cams.shows', {
  screen: CamShowsScreen,
  head: messages,
  isList: true,
  load: async ({ stores }) => {
    await camShowsOf(stores).load();
  },
});

/** The page of one show. @assumed The page: the documents name the list and a dialog only. */
const showRoute = pageRoute('cams.show', {
  screen: ShowScreen,
  head: ({ stores, config }, { showId }, intl) => {
    const show = showTicketsOf(stores).open(idIn(showId)).data.value;
    const title = show === null ? '' : textIn(show.title, config.language);
    const values = { title, name: show?.actorName ?? '' };
    return {
      title: intl.formatMessage(messages.headTitle, values),
      description: intl.formatMessage(messages.headText, values),
      isIndexed: show?.isPrivate !== true,
    };
  },
  onPicture: true,
  load: async ({ stores }, { params }) => {
    const others = camShowsOf(stores);
    const [result] = await Promise.all([
      showTicketsOf(stores).open(idIn(params['showId'])).load(),
      others.list.state === 'idle' ? others.load() : null,
    ]);
    return result;
  },
});

/** The pages by route key. */
export const routes = { 'cams.shows': camShowsRoute, 'cams.show': showRoute };
