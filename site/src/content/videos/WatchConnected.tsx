import { VideoPlayer, type VideoPlayerProps } from '@lounge/kit/video-player';
import type { Video } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { followVisibility } from '../../shared/follow-visibility.ts';
import { useApp } from '../../shared/app-context.ts';
import { useConversion } from '../../foundation/conversion/conversion-stores.ts';
import { captionsOf } from './captions-of.ts';
import { loadStream } from './load-stream.ts';
import { NextVideoConnected } from './NextVideoConnected.tsx';
import { useNextVideo, useVideos } from './videos-stores.ts';

type VideoItem = Video['otherVideos'][number];

/** The video that comes next: more of the performer's, then what is recommended, and none that was opened before. */
const nextOf = (video: Video, isOpened: (videoId: number) => boolean): VideoItem | null =>
  [...video.otherVideos, ...(video.recommended.value ?? [])].find(({ id }) => !isOpened(id)) ?? null;

/** Keeps where a guest is in the whole video: as it plays, where it is paused, and as the page is left or hidden. */
const useKeptPosition = (video: Video): Pick<VideoPlayerProps, 'onProgress' | 'onEnded'> => {
  const { guestId } = useApp().config;
  const position = useRef<number | null>(null);
  useEffect(() => {
    const stop = (): void => {
      if (position.current !== null) void video.savePosition(position.current, { stops: true });
    };
    const unfollow = followVisibility(() => document.hidden && stop());
    return () => {
      unfollow();
      stop();
      position.current = null;
    };
  }, [video]);
  if (guestId === null) return {};
  return {
    onProgress: ({ time, paused }) => {
      position.current = time;
      void video.savePosition(time, { stops: paused });
    },
    onEnded: () => {
      position.current = null;
      void video.savePosition(video.data.value?.video.duration ?? 0, { stops: true });
    },
  };
};

/** Whether the countdown of the video before led here. */
const useArrival = (videoId: number): boolean => {
  const next = useNextVideo();
  const [isArrival] = useState(() => next.leadsTo(videoId));
  useEffect(() => next.arrive(), [next]);
  return isArrival;
};

interface WatchProps {
  video: Video;
  /** Whether the visitor asked for the preview again, which then starts. */
  isAgain: boolean;
  onPreviewEnded: () => void;
}

/**
 * The player of a video: the preview, or the full video without a restriction, which starts playing when it was just
 * bought. It goes on where the guest stopped, on any device. @spec feature:videos.watch, feature:videos.preview
 */
export const WatchConnected = observer(({ video, isAgain, onPreviewEnded }: WatchProps) => {
  const { language } = useApp().config;
  const { incentives } = useConversion();
  const videos = useVideos();
  const kept = useKeptPosition(video);
  const isFollowing = useArrival(video.videoId);
  const { source, purchase } = video;
  const { value } = video.data;
  if (value === null || source === null) return null;
  const { title, preview, previewThumbnails } = value.video;
  const poster = `${preview.url}/w640.webp`;
  // The largest picture of the page. A browser fetches the poster of a video late and with a low priority.
  preload(poster, { as: 'image', fetchPriority: 'high' });
  const isWhole = value.full !== null;
  const next = isWhole ? nextOf(video, videos.has) : null;
  return (
    <VideoPlayer
      title={title}
      source={{ src: source.url, type: source.type }}
      duration={source.duration ?? undefined}
      startAt={isWhole ? (value.resumeAt ?? undefined) : undefined}
      thumbnails={isWhole ? previewThumbnails.map(({ url }) => `${url}/w160.webp`) : undefined}
      loadStream={loadStream}
      poster={poster}
      captions={captionsOf(source, language)}
      atEnd={next && <NextVideoConnected item={next} />}
      onPlaying={() => video.countStart()}
      // It may have been removed since the page was opened.
      onFailed={() => void video.reload()}
      onProgress={isWhole ? kept.onProgress : undefined}
      onEnded={() => {
        if (isWhole) kept.onEnded?.();
        else {
          onPreviewEnded();
          void incentives.videoPreviewEnded(video.videoId);
        }
      }}
      autoPlay={isAgain || (purchase.state === 'ready' && isWhole) || (isFollowing && isWhole)}
    />
  );
});
