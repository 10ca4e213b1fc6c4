import { performerSlug } from '@lounge/locale';
import { pageRoute } from '../../shared/page-route.ts';
import { idIn } from '../../foundation/page/id-in.ts';
import { messages } from './Video.messages.ts';
import { VideoScreen } from './VideoScreen.tsx';
import { videosOf } from './videos-stores.ts';

/** A video's page; an address with another performer's name redirects to the right one. */
export const route = pageRoute('performer.video-details', {
  screen: VideoScreen,
  head: ({ stores }, { videoId }, intl) => {
    const video = videosOf(stores).open(idIn(videoId)).data.value?.video;
    const values = { title: video?.title ?? '', name: video?.model.name ?? '' };
    return {
      title: intl.formatMessage(messages.title, values),
      description: intl.formatMessage(messages.description, values),
    };
  },
  load: async ({ stores }, { params }) => {
    const video = videosOf(stores).open(idIn(params['videoId']));
    const result = await video.load();
    if (!result.ok) return result;
    await Promise.all([
      video.others.state === 'idle' ? video.loadOthers() : null,
      video.recommended.state === 'idle' ? video.loadRecommended() : null,
    ]);
    return result;
  },
  ownParams: ({ stores }, { videoId }) => {
    const video = videosOf(stores).open(idIn(videoId)).data.value?.video;
    return video === undefined ? {} : { actorName: performerSlug(video.model.name) };
  },
});
