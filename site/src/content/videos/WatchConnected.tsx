import { VideoPlayer } from '@lounge/kit/video-player';
import type { Video } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../app/app-context.ts';
import { loadStream } from './load-stream.ts';

/** A language in its own words. */
const ownName = (language: string): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/**
 * The player of a video: the preview, or the whole where nothing stands between, which plays at once when it was just
 * bought. @spec feature:videos.watch, feature:videos.preview
 */
export const WatchConnected = observer(({ video }: { video: Video }) => {
  const { language } = useApp().config;
  const { source, purchase } = video;
  const { value } = video.data;
  if (value === null || source === null) return null;
  const { title, preview } = value.video;
  const captions = source.captions.map((each) => ({
    language: each.language,
    label: ownName(each.language),
    src: each.url,
  }));
  // What "c" turns on first is the visitor's own language.
  const ordered = captions.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  );
  return (
    <VideoPlayer
      title={title}
      source={{ src: source.url, type: source.type }}
      duration={source.duration ?? undefined}
      loadStream={loadStream}
      poster={`${preview.url}/w640.webp`}
      captions={ordered}
      autoPlay={purchase.state === 'ready' && value.full !== null}
    />
  );
});
