import { alternates, pathTo, performerSlug } from '@lounge/locale';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { idIn } from '../../foundation/page/id-in.ts';
import { rejectUnknownLanguage, statusOf } from '../../foundation/page/page-failure.ts';
import { AlbumScreen } from './AlbumScreen.tsx';
import { messages } from './Gallery.messages.ts';
import { galleriesOf } from './galleries-stores.ts';

const handle: RouteHandle = {
  head: ({ stores }, { actorName = '', albumId }, intl) => {
    const album = galleriesOf(stores).open(idIn(albumId)).data.value?.album;
    const values = { title: album?.title ?? '', name: album?.actor.name ?? '' };
    return {
      title: intl.formatMessage(messages.title, values),
      description: intl.formatMessage(messages.description, values),
      alternates: alternates('performer.album-details', { actorName, albumId: albumId ?? '' }),
    };
  },
};

/** Creates the route of an album's page; an address with another performer's name redirects to the right one. */
export const albumRoute = ({ stores, config }: App) => ({
  Component: AlbumScreen,
  handle,
  loader: async ({ params, request }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    const albumId = idIn(params['albumId']);
    const result = await galleriesOf(stores).open(albumId).load();
    if (!result.ok) throw new Response(result.failure.requestId, { status: statusOf(result.failure) });
    const actorName = performerSlug(result.value.album.actor.name);
    if (actorName !== params['actorName']) {
      const to = pathTo('performer.album-details', config.language, { actorName, albumId });
      throw redirect(`${to}${new URL(request.url).search}`, 301);
    }
    return null;
  },
});
