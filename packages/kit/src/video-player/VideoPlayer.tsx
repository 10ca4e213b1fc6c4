import { formatDuration } from '@lounge/locale';
import { part, type WithSlots } from '../headless/part.ts';
import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { playFill } from '../icons/paths/play-fill.ts';
import { speakerSlash } from '../icons/paths/speaker-slash.ts';
import type { RootProps } from '../root-props.ts';
import { PlayerBar } from './PlayerBar.tsx';
import type { PlayerListeners } from './use-playback.ts';
import type { PlayerModel, PlayerOptions } from './player-types.ts';
import { usePlayer } from './use-player.ts';
import { messages } from './VideoPlayer.messages.ts';
import { videoPlayerStyles } from './VideoPlayer.styles.ts';

/** The parts of VideoPlayer that can be replaced. */
export type VideoPlayerPart = 'frame' | 'captions' | 'start' | 'start-over' | 'waiting' | 'failed' | 'bar';

/** Props of VideoPlayer. */
export interface VideoPlayerProps
  extends RootProps<'section', 'title' | keyof PlayerListeners>, PlayerOptions, WithSlots<VideoPlayerPart> {
  /** The URL of the picture before the first frame. */
  poster?: string | undefined;
  /** Content over the picture, such as suggestions after the end. */
  overlay?: ReactNode;
  /** Content beside the button that plays it again, once it has ended: such as a link to the next video. */
  atEnd?: ReactNode;
}

const Root = styled.section.withConfig({ componentId: 'kit-video-player' })`
  ${videoPlayerStyles}
`;

interface PlayerOverlayProps extends WithSlots<VideoPlayerPart> {
  player: PlayerModel;
}

/** The layer over the picture: the play button, the loading, muted and error states. */
function PlayerOverlay({ player, slots }: PlayerOverlayProps) {
  const intl = useIntl();
  const { phase } = player;
  const goesOn = phase === 'idle' && player.startAt > 0;
  const label = phase === 'ended' ? messages.again : messages.play;
  return (
    <>
      {(phase === 'idle' || phase === 'ended') &&
        part(
          slots,
          'start',
          <button {...player.getStartProps()} data-part="start">
            <Icon path={playFill} />
            {goesOn ? (
              <span data-part="resume">
                {intl.formatMessage(messages.resume, { time: formatDuration(player.startAt) })}
              </span>
            ) : (
              <span className="kit-visually-hidden">{intl.formatMessage(label)}</span>
            )}
          </button>,
        )}
      {goesOn &&
        part(
          slots,
          'start-over',
          <button {...player.getStartOverProps()} data-part="start-over">
            {intl.formatMessage(messages.startOver)}
          </button>,
        )}
      {part(
        slots,
        'waiting',
        <p {...player.getLoadingProps()} data-part="waiting">
          {phase === 'buffering' && <span className="kit-visually-hidden">{intl.formatMessage(messages.loading)}</span>}
        </p>,
      )}
      {phase === 'failed' &&
        part(
          slots,
          'failed',
          <div data-part="failed" role="alert">
            <p>{intl.formatMessage(player.isLive ? messages.failedLive : messages.failed)}</p>
            <Button {...player.getRetryProps()}>{intl.formatMessage(messages.retry)}</Button>
          </div>,
        )}
      {player.isAutoMuted && (
        <button {...player.getUnmuteProps()} data-part="unmute">
          <Icon path={speakerSlash} size={20} />
          {intl.formatMessage(messages.unmute)}
        </button>
      )}
    </>
  );
}

function Slot({ name, children }: { name: 'overlay' | 'at-end'; children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <div data-part={name} data-slot="">
      {children}
    </div>
  );
}

/**
 * A video with custom controls: play, seek, volume, captions, quality, picture-in-picture and full screen, by mouse, touch and
 * keyboard (Space or k, j, l, digits, arrows, m, c, p, f). @spec component:VideoPlayer
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, source, loadStream, captions, captionsOn, duration, startAt, thumbnails, ...others } = props;
  const { live, autoPlay, onPlaying, onProgress, onEnded, onFailed, poster, overlay, atEnd, slots, ...rest } = others;
  const media = { title, source, loadStream, captions, captionsOn, duration, startAt, thumbnails };
  const options = { ...media, live, autoPlay, onPlaying, onProgress, onEnded, onFailed };
  const player = usePlayer(options);
  const { caption, captionText, isOver } = player;
  return (
    <Root {...player.getRootProps(rest)}>
      {part(
        slots,
        'frame',
        <div {...player.getFrameProps()} data-part="frame">
          {/* The controls below offer the same action to keyboards. */}
          <video {...player.getVideoProps()} poster={poster}>
            <track key={caption} {...player.getTrackProps()} kind="captions" />
          </video>
          <canvas {...player.getStillProps()} />
          {part(
            slots,
            'captions',
            <p data-part="captions" hidden={captionText === ''}>
              {captionText}
            </p>,
          )}
          <PlayerOverlay player={player} slots={slots} />
          {player.phase === 'ended' && <Slot name="at-end">{atEnd}</Slot>}
          <Slot name="overlay">{overlay}</Slot>
          {!isOver && <PlayerBar player={player} slots={slots} />}
        </div>,
      )}
    </Root>
  );
}
