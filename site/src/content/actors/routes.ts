import { alternates, pathTo, performerSlug, routePatterns } from '@lounge/locale';
import { redirect, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../app/head.ts';
import type { App } from '../../app/StoresContext.ts';
import { refuseUnknownLanguage, statusOf } from '../../foundation/page/page-failure.ts';

const handle: RouteHandle = {
  onPicture: true,
  head: ({ stores }, { actorName = '' }) => {
    const { actor, seo } = stores.performers.open(actorName);
    return {
      title: seo.value?.title ?? actor.value?.name ?? '',
      description: seo.value?.description ?? actor.value?.about ?? '',
      alternates: alternates('performer.overview', { actorName }),
    };
  },
};

/** A performer's page. @spec route:performer.overview, rule:actor-name-lowercase */
export const actorRoutes = ({ stores, config }: App): RouteObject[] =>
  routePatterns('performer.overview').map((path) => ({
    id: `performer ${path}`,
    path,
    handle,
    loader: async ({ params, request }) => {
      refuseUnknownLanguage(params);
      const { actorName = '' } = params;
      const slug = performerSlug(actorName);
      if (slug !== actorName) {
        const to = pathTo('performer.overview', config.language, { actorName: slug });
        throw redirect(`${to}${new URL(request.url).search}`, 301);
      }
      const result = await stores.performers.open(slug).load();
      if (!result.ok) throw new Response(result.failure.requestId, { status: statusOf(result.failure) });
      return null;
    },
    lazy: async () => ({ Component: (await import('./PerformerScreen.tsx')).PerformerScreen }),
  }));
