import { Video } from '@lounge/stores/content/videos';
import type { Stores } from '../../app/compose.ts';
import { openedStores, type OpenedStores } from '../../app/opened-stores.ts';

/** The videos that were opened. */
export const videosStores = ({ module }: Stores): OpenedStores<Video> =>
  module('videos', (context) =>
    openedStores(
      (videoId) => new Video(videoId, context),
      ({ data, others }, videoId) => ({ [`video ${videoId}`]: data, [`videos beside ${videoId}`]: others }),
    ),
  );
