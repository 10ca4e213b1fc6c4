import { VideoPlayer } from '@lounge/kit/video-player';
import type { Video } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../shared/app-context.ts';
import { useConversion } from '../../foundation/conversion/conversion-stores.ts';
import { loadStream } from './load-stream.ts';

/** Returns a language's name in that language. */
const ownName = (language: string): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/**
 * The player of a video: the preview, or the full video without a restriction, which starts playing when it was just
 * bought. @spec feature:videos.watch, feature:videos.preview
 */
export const WatchConnected = observer(({ video }: { video: Video }) => {
  const { language } = useApp().config;
  const { incentives } = useConversion();
  const { source, purchase } = video;
  const { value } = video.data;
  if (value === null || source === null) return null;
  const { title, preview } = value.video;
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
      loadStream={loadStream}
      poster={`${preview.url}/w640.webp`}
      captions={ordered}
      onPlaying={() => video.countStart()}
      onEnded={() => void (value.full === null && incentives.videoPreviewEnded(video.videoId))}
      autoPlay={purchase.state === 'ready' && value.full !== null}
    />
  );
});
