import { Video } from '@lounge/stores/content/videos';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';

/** The videos that were opened on this page. */
export const { of: videosOf, use: useVideos } = defineModule({
  key: 'videos',
  create: ({ context }) =>
    openedStores(
      (videoId) => new Video(videoId, context),
      ({ data, others }, videoId) => ({ [`video ${videoId}`]: data, [`videos beside ${videoId}`]: others }),
    ),
  listen: (videos, pushSource) => videos.listen(pushSource),
  snapshot: (videos) => videos,
});
