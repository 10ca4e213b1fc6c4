import { alternates, pathTo, performerSlug } from '@lounge/locale';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import type { RouteHandle } from '../../app/head.ts';
import { idIn } from '../../foundation/page/id-in.ts';
import { rejectUnknownLanguage, statusOf } from '../../foundation/page/page-failure.ts';
import { messages } from './Video.messages.ts';
import { VideoScreen } from './VideoScreen.tsx';
import { videosOf } from './videos-stores.ts';

const handle: RouteHandle = {
  head: ({ stores }, { actorName = '', videoId }, intl) => {
    const video = videosOf(stores).open(idIn(videoId)).data.value?.video;
    const values = { title: video?.title ?? '', name: video?.model.name ?? '' };
    return {
      title: intl.formatMessage(messages.title, values),
      description: intl.formatMessage(messages.description, values),
      alternates: alternates('performer.video-details', { actorName, videoId: videoId ?? '' }),
    };
  },
};

/** Creates the route of a video's page; an address with another performer's name redirects to the right one. */
export const videoRoute = ({ stores, config }: App) => ({
  Component: VideoScreen,
  handle,
  loader: async ({ params, request }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    const videoId = idIn(params['videoId']);
    const video = videosOf(stores).open(videoId);
    const result = await video.load();
    if (!result.ok) throw new Response(result.failure.requestId, { status: statusOf(result.failure) });
    const actorName = performerSlug(result.value.video.model.name);
    if (actorName !== params['actorName']) {
      const to = pathTo('performer.video-details', config.language, { actorName, videoId });
      throw redirect(`${to}${new URL(request.url).search}`, 301);
    }
    if (video.others.state === 'idle') await video.loadOthers();
    return null;
  },
});
