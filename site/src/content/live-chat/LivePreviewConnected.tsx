import { IconButton } from '@lounge/kit/icon-button';
import { x } from '@lounge/kit/icons';
import { VideoPlayer } from '@lounge/kit/video-player';
import type { ActorData } from '@lounge/stores/content/actors';
import type { LivePreview } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { loadLiveStream } from '../videos/load-stream.ts';
import { LivePreviewEnd } from './LivePreviewEnd.tsx';
import { useLivePreviews } from './live-previews-stores.ts';
import { messages } from './LivePreview.messages.ts';
import { livePreviewStyles, livePortraitStyles } from './LivePreviewConnected.styles.ts';

/** Props of LivePreviewConnected. */
export interface LivePreviewProps {
  actor: ActorData;
  /** Called when the visitor closes the preview. */
  onClose: () => void;
}

const Root = styled.section.withConfig({ componentId: 'site-live-preview' })`
  ${livePreviewStyles}
`;

const Portrait = styled.img.withConfig({ componentId: 'site-live-preview-portrait' })`
  ${livePortraitStyles}
`;

/** The text beside the video while the preview connects and plays. */
const Running = observer(({ preview, name }: { preview: LivePreview; name: string }) => {
  const intl = useIntl();
  const isPlaying = preview.state === 'playing';
  return (
    <>
      <h2>{intl.formatMessage(messages.title, { name })}</h2>
      <p data-part="left" role="timer">
        {isPlaying
          ? intl.formatMessage(messages.left, { seconds: preview.secondsLeft })
          : intl.formatMessage(messages.connecting)}
      </p>
      <p>{intl.formatMessage(messages.free)}</p>
    </>
  );
});

/**
 * A performer's live preview: it plays as soon as it is opened, counts seconds from the first frame, and ends with the last frame, dimmed,
 * beside the next steps. Closing the preview or leaving the page ends it.
 * @spec screen:chat.preview, component:LivePreview, feature:chat.preview
 */
export const LivePreviewConnected = observer(({ actor, onClose }: LivePreviewProps) => {
  const intl = useIntl();
  const preview = useLivePreviews().open(actor.id);
  const root = useRef<HTMLElement>(null);
  const { state, source } = preview;
  const isRunning = state === 'connecting' || state === 'playing';
  useEffect(() => {
    void preview.start();
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (preview.state === 'connecting' || preview.state === 'playing') void preview.decline();
    };
  }, [preview]);
  const { url } = actor.portrait;
  const isOver = !isRunning && state !== 'idle';
  useEffect(() => {
    if (isOver) root.current?.scrollIntoView({ block: 'nearest' });
  }, [isOver]);
  return (
    <Root aria-label={intl.formatMessage(messages.title, { name: actor.name })} ref={root} tabIndex={-1}>
      <VideoPlayer
        live
        autoPlay={!isOver}
        title={intl.formatMessage(messages.picture)}
        source={source === null ? null : { src: source.url, type: source.type }}
        loadStream={loadLiveStream}
        poster={`${actor.banner.url}/w640.webp`}
        overlay={!isOver ? undefined : <Portrait src={`${url}/w320.webp`} alt="" />}
        onPlaying={preview.onPlaying}
        onFailed={preview.onBroken}
      />
      <div data-part="side">
        <IconButton data-part="close" icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />
        {isOver ? <LivePreviewEnd preview={preview} actor={actor} /> : <Running preview={preview} name={actor.name} />}
      </div>
    </Root>
  );
});
