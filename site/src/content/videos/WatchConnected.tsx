import { useKit } from '@lounge/kit/kit-provider';
import { VideoPlayer, type VideoPlayerProps } from '@lounge/kit/video-player';
import type { Video } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { preload } from 'react-dom';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { followVisibility } from '../../shared/follow-visibility.ts';
import { useApp } from '../../shared/app-context.ts';
import { useConversion } from '../../foundation/conversion/conversion-stores.ts';
import { loadStream } from './load-stream.ts';
import { messages } from './Video.messages.ts';
import { useVideos } from './videos-stores.ts';

type VideoItem = Video['otherVideos'][number];

/** Returns a language's name in that language. */
const ownName = (language: string): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** The video that comes next: more of the performer's, then what is recommended, and none that was opened before. */
const nextOf = (video: Video, isOpened: (videoId: number) => boolean): VideoItem | null =>
  [...video.otherVideos, ...(video.recommended.value ?? [])].find(({ id }) => !isOpened(id)) ?? null;

const Next = styled.div.withConfig({ componentId: 'site-next-video' })`
  > a {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 2px 12px;
    align-items: center;
    padding: 8px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-2);
    color: var(--kit-text);
    text-decoration: none;
  }
  > a > img {
    grid-row: span 2;
    width: 96px;
    height: auto;
    aspect-ratio: 16 / 9;
    border-radius: var(--kit-radius-1);
    object-fit: cover;
  }
  > a > span {
    align-self: end;
    color: var(--kit-text-muted);
    font-size: 0.875rem;
  }
  > a > b {
    align-self: start;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const NextVideo = ({ item: { link, title, preview } }: { item: VideoItem }) => {
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Next>
      <Link href={link}>
        <img src={`${preview.url}/w160.webp`} alt="" width={160} height={90} />
        <span>{intl.formatMessage(messages.next)}</span>
        <b>{title}</b>
      </Link>
    </Next>
  );
};

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
  const { source, purchase } = video;
  const { value } = video.data;
  if (value === null || source === null) return null;
  const { title, preview, previewThumbnails } = value.video;
  const poster = `${preview.url}/w640.webp`;
  // The largest picture of the page. A browser fetches the poster of a video late and with a low priority.
  preload(poster, { as: 'image', fetchPriority: 'high' });
  const isWhole = value.full !== null;
  const next = isWhole ? nextOf(video, videos.has) : null;
  const captions = source.captions.map((each) => ({
    language: each.language,
    label: ownName(each.language),
    src: each.url,
  }));
  // The key "c" turns on the first track, which should be the visitor's language.
  const ordered = captions.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
  return (
    <VideoPlayer
      title={title}
      source={{ src: source.url, type: source.type }}
      duration={source.duration ?? undefined}
      startAt={isWhole ? (value.resumeAt ?? undefined) : undefined}
      thumbnails={isWhole ? previewThumbnails.map(({ url }) => `${url}/w160.webp`) : undefined}
      loadStream={loadStream}
      poster={poster}
      captions={ordered}
      atEnd={next && <NextVideo item={next} />}
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
      autoPlay={isAgain || (purchase.state === 'ready' && isWhole)}
    />
  );
});
