import { formatDuration } from '@lounge/locale';
import { part, type WithSlots } from '../headless/part.ts';
import { useId, useState, type PointerEvent } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
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
import type { PlayerModel } from './player-types.ts';
import { messages } from './VideoPlayer.messages.ts';

const off = '';

interface PlayerBarProps {
  player: PlayerModel;
}

/** The slider of the position. It shows the picture and the time of the place at the pointer, or of its own place while it has the focus by keyboard. */
function Seek({ player }: PlayerBarProps) {
  const { thumbnails, view } = player;
  /** Where the pointer is, from 0 at the start to 1 at the end. */
  const [pointed, setPointed] = useState<number | null>(null);
  const [isKeyed, setKeyed] = useState(false);
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  const share = pointed ?? (isKeyed && view.duration > 0 ? Math.min(1, view.time / view.duration) : null);
  const isShown = share !== null && view.duration > 0;
  const url = thumbnails[Math.min(thumbnails.length - 1, Math.floor((share ?? 0) * thumbnails.length))];
  return (
    <span
      data-part="track"
      dir="ltr"
      onPointerMove={point}
      onPointerLeave={() => setPointed(null)}
      onFocus={({ target }) => setKeyed(target.matches(':focus-visible'))}
      onBlur={() => setKeyed(false)}
    >
      <input {...player.getSeekProps()} />
      {isShown && (
        <span
          ref={(element) => element?.style.setProperty('--kit-share', String(share))}
          data-part="thumbnail"
          aria-hidden
        >
          {url !== undefined && <img src={url} alt="" width={160} height={90} />}
          <span>{formatDuration(share * view.duration)}</span>
        </span>
      )}
    </span>
  );
}

/** The position in the video with its time, or a live label. */
function Position({ player }: PlayerBarProps) {
  const intl = useIntl();
  if (player.isLive) return <span data-part="live">{intl.formatMessage(messages.live)}</span>;
  const { time, duration } = player.view;
  return (
    <>
      <Seek player={player} />
      <span data-part="time" dir="ltr">
        {formatDuration(time)} / {formatDuration(duration)}
      </span>
    </>
  );
}

function Sound({ player }: PlayerBarProps) {
  const intl = useIntl();
  const { isMuted } = player.view;
  return (
    <>
      <IconButton
        icon={isMuted ? speakerSlash : speakerHigh}
        label={intl.formatMessage(messages.mute)}
        pressed={isMuted}
        {...player.getMuteProps()}
      />
      <input {...player.getVolumeProps()} />
    </>
  );
}

/** Captions, quality and picture-in-picture: beside the others, and behind a button of their own where there is no room. */
function MoreControls({ player }: PlayerBarProps) {
  const { captions, qualities, canPictureInPicture } = player;
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (captions.length === 0 && qualities.length < 2 && !canPictureInPicture) return null;
  const captionChoices = captions.map(({ language, label }) => ({ value: language, label }));
  const qualityChoices = qualities.map((each) => ({ value: String(each.id), label: each.label }));
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
            choices={[{ value: off, label: intl.formatMessage(messages.captionsOff) }, ...captionChoices]}
            select={player.getCaptionsProps()}
          />
        )}
        {qualities.length > 1 && (
          <PlayerMenu
            icon={slidersHorizontal}
            label={intl.formatMessage(messages.quality)}
            choices={[{ value: off, label: intl.formatMessage(messages.qualityAuto) }, ...qualityChoices]}
            select={player.getQualityProps()}
          />
        )}
        {canPictureInPicture && (
          <IconButton
            icon={pictureInPicture}
            label={intl.formatMessage(messages.pictureInPicture)}
            {...player.getPictureInPictureProps()}
          />
        )}
      </div>
    </>
  );
}

/** The controls of a player. */
export function PlayerBar({ player, slots }: PlayerBarProps & WithSlots<string>) {
  const { phase, isFull } = player;
  const intl = useIntl();
  const isGoing = phase === 'playing' || phase === 'buffering';
  return part(
    slots,
    'bar',
    <div data-part="bar">
      <IconButton
        icon={isGoing ? pauseFill : playFill}
        label={intl.formatMessage(isGoing ? messages.pause : messages.play)}
        {...player.getToggleProps()}
      />
      <Position player={player} />
      <Sound player={player} />
      <MoreControls player={player} />
      {player.canFullScreen && (
        <IconButton
          icon={isFull ? cornersIn : cornersOut}
          label={intl.formatMessage(isFull ? messages.leaveFullScreen : messages.fullScreen)}
          {...player.getFullScreenProps()}
        />
      )}
    </div>,
  );
}
