import { useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { cornersIn } from '../icons/paths/corners-in.ts';
import { cornersOut } from '../icons/paths/corners-out.ts';
import { microphone } from '../icons/paths/microphone.ts';
import { microphoneSlash } from '../icons/paths/microphone-slash.ts';
import { pictureInPicture } from '../icons/paths/picture-in-picture.ts';
import { speakerHigh } from '../icons/paths/speaker-high.ts';
import { speakerSlash } from '../icons/paths/speaker-slash.ts';
import { videoCameraFill } from '../icons/paths/video-camera-fill.ts';
import { videoCameraSlash } from '../icons/paths/video-camera-slash.ts';
import type { RootProps } from '../root-props.ts';
import { ChatMenu } from './ChatMenu.tsx';
import type { ChatControlsContent, ChatLine } from './controls-content.ts';
import { SignalIcon } from './SignalIcon.tsx';
import { messages } from './ChatControls.messages.ts';
import { chatControlsStyles } from './ChatControls.styles.ts';

interface ToggleProps {
  control: string;
  icon: string;
  label: string;
  isPressed?: boolean;
  onPress: () => void;
}

function Control({ control, icon, label, isPressed, onPress }: ToggleProps) {
  return (
    <button type="button" data-control={control} aria-pressed={isPressed} onClick={onPress}>
      <Icon path={icon} size={22} />
      <span className="kit-visually-hidden">{label}</span>
    </button>
  );
}

function Devices({ microphone: mic, camera }: Pick<ChatControlsContent, 'microphone' | 'camera'>) {
  const intl = useIntl();
  if (!mic && !camera) return null;
  return (
    <div data-part="group" data-group="devices">
      {mic && (
        <Control
          control="microphone"
          icon={mic.isOn ? microphone : microphoneSlash}
          label={intl.formatMessage(messages.microphone)}
          isPressed={mic.isOn}
          onPress={mic.onToggle}
        />
      )}
      {camera && (
        <Control
          control="camera"
          icon={camera.isOn ? videoCameraFill : videoCameraSlash}
          label={intl.formatMessage(messages.camera)}
          isPressed={camera.isOn}
          onPress={camera.onToggle}
        />
      )}
    </div>
  );
}

function Sound({ isMuted, volume, onChange }: ChatControlsContent['sound']) {
  const intl = useIntl();
  const shown = isMuted ? 0 : volume;
  return (
    <div data-part="group" data-group="sound">
      <button
        type="button"
        data-control="mute"
        aria-pressed={isMuted}
        onClick={() => onChange({ isMuted: !isMuted, volume })}
      >
        <Icon path={isMuted ? speakerSlash : speakerHigh} size={22} />
        <span className="kit-visually-hidden">{intl.formatMessage(messages.mute)}</span>
      </button>
      <span data-part="volume">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" opacity="0.28" />
          <rect width={Math.round(shown * 100)} height="4" />
        </svg>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={shown}
          aria-label={intl.formatMessage(messages.volume)}
          aria-valuetext={intl.formatNumber(shown, { style: 'percent' })}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            onChange({ isMuted: valueAsNumber === 0, volume: valueAsNumber === 0 ? volume : valueAsNumber })
          }
        />
      </span>
    </div>
  );
}

/** The quality as a native select under its icon and name, so that touch and keyboard work as usual. */
function Quality({ quality, line }: { quality: NonNullable<ChatControlsContent['quality']>; line: ChatLine }) {
  const intl = useIntl();
  const id = useId();
  const { label, choices, chosen, onChoose } = quality;
  const shown =
    line === 'waiting'
      ? intl.formatMessage(messages.waiting)
      : line === 'lost'
        ? intl.formatMessage(messages.noLine)
        : label;
  return (
    <div data-part="group" data-group="quality" data-line={line}>
      <SignalIcon line={line} size={22} />
      <span data-part="shown" aria-hidden="true">
        {shown}
      </span>
      <label className="kit-visually-hidden" htmlFor={id}>
        {intl.formatMessage(messages.quality)}
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose({ id: value === '' ? null : Number(value) })}
      >
        <option value="">{intl.formatMessage(messages.automatic)}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Props of ChatControls. */
export interface ChatControlsProps extends RootProps<'div'>, ChatControlsContent {
  /** The performer's name. */
  name: string;
}

const Root = styled.div.withConfig({ componentId: 'kit-chat-controls' })`
  ${chatControlsStyles}
`;

/**
 * The controls of a chat, in groups at the lower edge of the picture; on phones above each other at its right, with the rest in
 * the menu. They lie over the nearest positioned element, and inside VideoChat they fade.
 */
export function ChatControls(props: ChatControlsProps) {
  const {
    name,
    microphone: mic,
    camera,
    sound,
    quality,
    line = 'good',
    isFull = false,
    onFullScreen,
    onPictureInPicture,
    onReport,
    onBlock,
    ...rest
  } = props;
  const intl = useIntl();
  return (
    <Root role="group" aria-label={intl.formatMessage(messages.controls)} {...rest} data-on-picture="">
      <Devices microphone={mic} camera={camera} />
      <Sound {...sound} />
      <span data-part="gap" />
      {quality && <Quality quality={quality} line={line} />}
      <div data-part="group" data-group="display">
        {onPictureInPicture && (
          <Control
            control="picture-in-picture"
            icon={pictureInPicture}
            label={intl.formatMessage(messages.pictureInPicture)}
            onPress={onPictureInPicture}
          />
        )}
        {onFullScreen && (
          <Control
            control="full-screen"
            icon={isFull ? cornersIn : cornersOut}
            label={intl.formatMessage(isFull ? messages.leaveFullScreen : messages.fullScreen)}
            onPress={onFullScreen}
          />
        )}
        <ChatMenu microphone={mic} name={name} onFullScreen={onFullScreen} onReport={onReport} onBlock={onBlock} />
      </div>
    </Root>
  );
}
