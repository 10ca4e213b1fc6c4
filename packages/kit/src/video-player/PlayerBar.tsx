import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { closedCaptioning } from '../icons/paths/closed-captioning.ts';
import { cornersIn } from '../icons/paths/corners-in.ts';
import { cornersOut } from '../icons/paths/corners-out.ts';
import { dotsThree } from '../icons/paths/dots-three.ts';
import { pauseFill } from '../icons/paths/pause-fill.ts';
import { pictureInPicture } from '../icons/paths/picture-in-picture.ts';
import { playFill } from '../icons/paths/play-fill.ts';
import { slidersHorizontal } from '../icons/paths/sliders-horizontal.ts';
import { speakerHigh } from '../icons/paths/speaker-high.ts';
import { speakerSlash } from '../icons/paths/speaker-slash.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { PlayerMenu } from './PlayerMenu.tsx';
import { clockTime } from './player-time.ts';
import type { PlayerPhase, PlayerView } from './use-player.ts';
import type { PlayerQuality } from './use-stream.ts';
import { messages } from './VideoPlayer.messages.ts';

const off = '';

interface PlayerBarProps {
  phase: PlayerPhase;
  view: PlayerView;
  isLive: boolean;
  isFull: boolean;
  displayModes: { fullScreen: boolean; pictureInPicture: boolean };
  captions: readonly { language: string; label: string }[];
  caption: string | null;
  qualities: readonly PlayerQuality[];
  quality: number | null;
  on: {
    toggle: () => void;
    seek: (time: number) => void;
    mute: () => void;
    volume: (volume: number) => void;
    caption: (language: string | null) => void;
    quality: (quality: number | null) => void;
    fullScreen: () => void;
    pictureInPicture: () => void;
  };
}

/** The position in the video with its time, or a live label. */
function Position({ view, isLive, on }: Pick<PlayerBarProps, 'view' | 'isLive' | 'on'>) {
  const intl = useIntl();
  if (isLive) return <span data-part="live">{intl.formatMessage(messages.live)}</span>;
  const { time, duration } = view;
  const [now, whole] = [clockTime(time), clockTime(duration)];
  return (
    <>
      <input
        type="range"
        data-part="seek"
        min={0}
        max={duration || 1}
        step="any"
        value={time}
        disabled={!view.isSeekable}
        aria-label={intl.formatMessage(messages.seek)}
        aria-valuetext={intl.formatMessage(messages.position, { time: now, duration: whole })}
        onChange={(event) => on.seek(event.currentTarget.valueAsNumber)}
      />
      <span data-part="time">
        {now} / {whole}
      </span>
    </>
  );
}

function Sound({ view, on }: Pick<PlayerBarProps, 'view' | 'on'>) {
  const intl = useIntl();
  const { isMuted, volume } = view;
  return (
    <>
      <IconButton
        icon={isMuted ? speakerSlash : speakerHigh}
        label={intl.formatMessage(messages.mute)}
        pressed={isMuted}
        onClick={on.mute}
      />
      <input
        type="range"
        data-part="volume"
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        aria-label={intl.formatMessage(messages.volume)}
        aria-valuetext={intl.formatNumber(isMuted ? 0 : volume, { style: 'percent' })}
        onChange={(event) => on.volume(event.currentTarget.valueAsNumber)}
      />
    </>
  );
}

/** Captions, quality and picture-in-picture: beside the others, and behind a button of their own where there is no room. */
function MoreControls(
  props: Pick<PlayerBarProps, 'displayModes' | 'captions' | 'caption' | 'qualities' | 'quality' | 'on'>,
) {
  const { displayModes, captions, caption, qualities, quality, on } = props;
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (captions.length === 0 && qualities.length < 2 && !displayModes.pictureInPicture) return null;
  const captionChoices = captions.map(({ language, label }) => ({ value: language, label }));
  const qualityChoices = qualities.map(({ id, label }) => ({ value: String(id), label }));
  return (
    <>
      <IconButton
        data-part="more"
        icon={dotsThree}
        label={intl.formatMessage(messages.more)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} data-part="extras" data-open={isOpen || undefined}>
        {captions.length > 0 && (
          <PlayerMenu
            icon={closedCaptioning}
            label={intl.formatMessage(messages.captions)}
            value={caption ?? off}
            choices={[{ value: off, label: intl.formatMessage(messages.captionsOff) }, ...captionChoices]}
            onChoose={(value) => on.caption(value === off ? null : value)}
          />
        )}
        {qualities.length > 1 && (
          <PlayerMenu
            icon={slidersHorizontal}
            label={intl.formatMessage(messages.quality)}
            value={quality === null ? off : String(quality)}
            choices={[{ value: off, label: intl.formatMessage(messages.qualityAuto) }, ...qualityChoices]}
            onChoose={(value) => on.quality(value === off ? null : Number(value))}
          />
        )}
        {displayModes.pictureInPicture && (
          <IconButton
            icon={pictureInPicture}
            label={intl.formatMessage(messages.pictureInPicture)}
            onClick={on.pictureInPicture}
          />
        )}
      </div>
    </>
  );
}

/** The controls below the picture. */
export function PlayerBar(props: PlayerBarProps) {
  const { phase, view, isLive, isFull, displayModes, on } = props;
  const intl = useIntl();
  const isGoing = phase === 'playing' || phase === 'buffering';
  return (
    <div data-part="bar">
      <IconButton
        icon={isGoing ? pauseFill : playFill}
        label={intl.formatMessage(isGoing ? messages.pause : messages.play)}
        onClick={on.toggle}
      />
      <Position view={view} isLive={isLive} on={on} />
      <Sound view={view} on={on} />
      <MoreControls {...props} />
      {displayModes.fullScreen && (
        <IconButton
          icon={isFull ? cornersIn : cornersOut}
          label={intl.formatMessage(isFull ? messages.leaveFullScreen : messages.fullScreen)}
          onClick={on.fullScreen}
        />
      )}
    </div>
  );
}
