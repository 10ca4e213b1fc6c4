import { ModalWindow } from '@lounge/kit/modal-window';
import { VideoPlayer } from '@lounge/kit/video-player';
import type { LibraryAsset } from '@lounge/stores/content/media-library';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { loadStream } from '../videos/load-stream.ts';
import { messages } from './Library.messages.ts';
import { titleOf } from './library-texts.ts';

const Sound = styled.div.withConfig({ componentId: 'site-library-sound' })`
  > audio {
    width: 100%;
  }
`;

type Source = NonNullable<LibraryAsset['media']>;

/** A sound with the controls of the browser. A stream is opened when it is played, in browsers that cannot play it by themselves. */
const AudioPlayer = ({ title, source: { url, type } }: { title: string; source: Source }) => {
  const intl = useIntl();
  const audio = useRef<HTMLAudioElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = audio.current;
    if (element === null) return;
    if (type === 'mp4' || element.canPlayType('application/vnd.apple.mpegurl') !== '') {
      element.src = url;
      return;
    }
    const opened = loadStream({
      video: element,
      src: url,
      onQualities: () => undefined,
      onFailed: () => setFailed(true),
    });
    void element.play().catch(() => undefined);
    return () => void opened.then(({ end }) => end());
  }, [url, type]);
  return (
    <Sound>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what was said in a chat was not written down */}
      <audio ref={audio} controls aria-label={title} onError={() => setFailed(true)} />
      {hasFailed && <p role="alert">{intl.formatMessage(messages.notPlayed)}</p>}
    </Sound>
  );
};

/** Plays what was recorded in a chat, in a window over the library. */
export const LibraryPlayer = ({ asset, onClose }: { asset: LibraryAsset; onClose: () => void }) => {
  const intl = useIntl();
  const { media, mediaType, preview } = asset;
  const title = titleOf(asset, intl);
  if (media === null) return null;
  return (
    <ModalWindow title={title} onClose={onClose}>
      {mediaType === 'audio' ? (
        <AudioPlayer title={title} source={media} />
      ) : (
        <VideoPlayer
          title={title}
          source={{ src: media.url, type: media.type }}
          duration={media.duration ?? undefined}
          loadStream={loadStream}
          poster={`${preview.url}/w640.webp`}
          autoPlay
        />
      )}
    </ModalWindow>
  );
};
