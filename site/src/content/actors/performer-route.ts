import { alternates, pathTo, performerSlug } from '@lounge/locale';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { RouteHandle } from '../../app/head.ts';
import type { App } from '../../app/app-context.ts';
import { rejectUnknownLanguage, statusOf } from '../../foundation/page/page-failure.ts';
import { loadTicketShow } from '../tickets/use-ticket-show.ts';
import { performersOf } from './performers-stores.ts';
import { PerformerScreen } from './PerformerScreen.tsx';

const handle: RouteHandle = {
  onPicture: true,
  head: ({ stores }, { actorName = '' }) => {
    const { actor, seo } = performersOf(stores).open(actorName);
    return {
      title: seo.value?.title ?? actor.value?.name ?? '',
      description: seo.value?.description ?? actor.value?.about ?? '',
      alternates: alternates('performer.overview', { actorName }),
    };
  },
};

/** What the route of a performer's page is made of. @spec rule:actor-name-lowercase */
export const performerRoute = ({ stores, config }: App) => ({
  Component: PerformerScreen,
  handle,
  loader: async ({ params, request }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    const { actorName = '' } = params;
    const slug = performerSlug(actorName);
    if (slug !== actorName) {
      const to = pathTo('performer.overview', config.language, { actorName: slug });
      throw redirect(`${to}${new URL(request.url).search}`, 301);
    }
    const performer = performersOf(stores).open(slug);
    const result = await performer.load();
    if (!result.ok) throw new Response(result.failure.requestId, { status: statusOf(result.failure) });
    await loadTicketShow(stores, performer.actor.value);
    return null;
  },
});
