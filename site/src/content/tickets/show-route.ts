import { alternates } from '@lounge/locale';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { idIn } from '../../foundation/page/id-in.ts';
import { rejectUnknownLanguage, statusOf } from '../../foundation/page/page-failure.ts';
import { ShowScreen } from './ShowScreen.tsx';
import { messages } from './Tickets.messages.ts';
import { textIn } from './text-in.ts';
import { camShowsOf, showTicketsOf } from './tickets-stores.ts';

const handle: RouteHandle = {
  onPicture: true,
  head: ({ stores, config }, { showId }, intl) => {
    const show = showTicketsOf(stores).open(idIn(showId)).data.value;
    const title = show === null ? '' : textIn(show.title, config.language);
    const values = { title, name: show?.actorName ?? '' };
    return {
      title: intl.formatMessage(messages.headTitle, values),
      description: intl.formatMessage(messages.headText, values),
      alternates: show?.isPrivate === true ? null : alternates('cams.show', { showId: showId ?? '' }),
    };
  },
};

/** Creates the route of the page of one show. @assumed The page: the documents name the list and a dialog only. */
export const showRoute = ({ stores }: App) => ({
  Component: ShowScreen,
  handle,
  loader: async ({ params }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    const others = camShowsOf(stores);
    const [result] = await Promise.all([
      showTicketsOf(stores).open(idIn(params['showId'])).load(),
      others.list.state === 'idle' ? others.load() : null,
    ]);
    if (!result.ok) throw new Response(result.failure.requestId, { status: statusOf(result.failure) });
    return null;
  },
});
