import { storedTextOf } from '@lounge/stores';
import { NextVideo, opinionOnServer, Video, VideoLikes, type RatedVideo } from '@lounge/stores/content/videos';
import { consentOf } from '../../foundation/legal/consent-stores.ts';
import { forgetWithoutConsent } from '../../foundation/legal/forget-without-consent.ts';
import { browserStorage } from '../../shared/browser-storage.ts';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { storedAutoplay } from './autoplay-cookie.ts';

/** The videos that were opened on this page. */
export const { of: videosOf, use: useVideos } = defineModule({
  key: 'videos',
  create: ({ context }) =>
    openedStores(
      (videoId) => new Video(videoId, context),
      ({ data, others, recommended }, videoId) => ({
        [`video ${videoId}`]: data,
        [`videos beside ${videoId}`]: others,
        [`videos like ${videoId}`]: recommended,
      }),
    ),
  listen: (videos, pushSource) => videos.listen(pushSource),
  snapshot: (videos) => videos,
});

/** The countdown to the next video. Created at the end of a video, in a browser. */
export const { use: useNextVideo } = defineModule({
  key: 'nextVideo',
  create: ({ context }) => new NextVideo(context, storedAutoplay()),
});

/** The visitor's likes and dislikes, one for the page. */
export const { use: useVideoLikes } = defineModule({
  key: 'videoLikes',
  create: (stores) => {
    const consent = consentOf(stores);
    return new VideoLikes(stores.context, {
      storedText: storedTextOf(browserStorage, 'video-likes'),
      isAllowed: () => consent.allows('functional'),
      isLoggedIn: () => stores.guestId !== null,
    });
  },
  listen: (likes, source) => {
    likes.listen(source);
    // Whoever takes the consent back is forgotten at once.
    forgetWithoutConsent(likes, source.scope);
  },
});

/** The visitor's opinion on a video, and how many like it. What waits on the device shows after the server's markup. */
export const useVideoOpinion = (video: RatedVideo): ReturnType<typeof opinionOnServer> => {
  const likes = useVideoLikes();
  return useIsHydrated() ? likes.of(video) : opinionOnServer(video);
};
