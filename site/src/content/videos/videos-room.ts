import { Video } from '@lounge/stores/content/videos';
import type { Stores } from '../../app/compose.ts';
import { newKey } from '../../app/new-key.ts';
import { openedStores, type OpenedStores } from '../../app/opened-stores.ts';

/** The videos that were opened. */
export const videosRoom = ({ room }: Stores): OpenedStores<Video> =>
  room('videos', (caller) =>
    openedStores(
      (videoId) => new Video(videoId, caller, newKey),
      ({ data, others }, videoId) => ({ [`video ${videoId}`]: data, [`videos beside ${videoId}`]: others }),
    ),
  );
