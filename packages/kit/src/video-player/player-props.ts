import { formatDuration } from '@lounge/locale';
import type { ChangeEvent, KeyboardEvent } from 'react';
import type { IntlShape } from 'react-intl';
import { getterOf, type PressProps, type PropGetter } from '../headless/getters.ts';
import { actionOf, perform, type PlayerHandlers, type PressedKey } from './player-keys.ts';
import type { LeavingButtonProps, PlayerCaptions, PlayerElements, PlayerProps, PlayerState } from './player-types.ts';
import type { PlaybackEvents } from './use-playback.ts';
import { messages } from './VideoPlayer.messages.ts';

interface Wiring {
  elements: PlayerElements;
  events: PlaybackEvents;
  /** The captions that are on. */
  track: PlayerCaptions | undefined;
  intl: IntlShape;
}

/** The value of a choice for none. */
const none = '';

const targetKindOf = (target: EventTarget): PressedKey['on'] => {
  if (!(target instanceof HTMLElement)) return 'other';
  const { part } = target.dataset;
  if (target instanceof HTMLInputElement && (part === 'seek' || part === 'volume')) {
    return part === 'volume' ? 'volume' : 'other';
  }
  if (target.isContentEditable || target.matches('input, textarea, select')) return 'field';
  return target.closest('button, a') ? 'button' : 'other';
};

/** Performs the action of a key press, unless it has been prevented. */
const handleKey = (event: KeyboardEvent, handlers: PlayerHandlers): void => {
  const isModified = event.ctrlKey || event.altKey || event.metaKey;
  const action = actionOf({ key: event.key, isModified, on: targetKindOf(event.target) });
  if (action === null || event.defaultPrevented) return;
  event.preventDefault();
  perform(action, handlers);
};

const handlersOf = (player: PlayerState): PlayerHandlers => ({
  toggle: player.toggle,
  mute: player.toggleMute,
  fullScreen: player.fullScreen,
  pictureInPicture: player.pictureInPicture,
  captions: player.toggleCaptions,
  seek: (by) => !player.isLive && player.seek(player.view.time + by),
  seekTo: (part) => !player.isLive && player.view.isSeekable && player.seek(player.view.duration * part),
  volume: (by) => player.setVolume(player.view.volume + by),
});

const press = (onClick: () => void): PropGetter<PressProps> => getterOf({ type: 'button', onClick });

type Sliders = Pick<PlayerProps, 'getSeekProps' | 'getVolumeProps'>;

function slidersOf({ view, seek, setVolume }: PlayerState, intl: IntlShape): Sliders {
  const { time, duration, isSeekable, isMuted } = view;
  const volume = isMuted ? 0 : view.volume;
  return {
    getSeekProps: getterOf({
      type: 'range',
      'data-part': 'seek',
      // The time of a medium runs from left to right in every language, and the arrow keys with it.
      dir: 'ltr',
      min: 0,
      max: duration || 1,
      step: 'any',
      value: time,
      disabled: !isSeekable,
      'aria-label': intl.formatMessage(messages.seek),
      'aria-valuetext': intl.formatMessage(messages.position, {
        time: formatDuration(time),
        duration: formatDuration(duration),
      }),
      onChange: (event: ChangeEvent<HTMLInputElement>) => seek(event.currentTarget.valueAsNumber),
    }),
    getVolumeProps: getterOf({
      type: 'range',
      'data-part': 'volume',
      min: 0,
      max: 1,
      step: 0.05,
      value: volume,
      'aria-label': intl.formatMessage(messages.volume),
      'aria-valuetext': intl.formatNumber(volume, { style: 'percent' }),
      onChange: (event: ChangeEvent<HTMLInputElement>) => setVolume(event.currentTarget.valueAsNumber),
    }),
  };
}

type MediaProps = Pick<
  PlayerProps,
  'getRootProps' | 'getFrameProps' | 'getVideoProps' | 'getTrackProps' | 'getStillProps' | 'getLoadingProps'
>;

function mediaPropsOf(player: PlayerState, { elements, events, track }: Wiring): MediaProps {
  const { title, phase, isLive, isOver, toggle } = player;
  return {
    getRootProps: getterOf({
      'aria-label': title,
      'data-phase': phase,
      'data-live': isLive ? '' : undefined,
      'data-over': isOver ? '' : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (phase !== 'failed' && !isOver) handleKey(event, handlersOf(player));
      },
    }),
    getFrameProps: getterOf({ ref: elements.attachFrame, tabIndex: -1 }),
    getVideoProps: getterOf({
      ref: elements.attachVideo,
      playsInline: true,
      preload: 'metadata',
      ...events,
      onClick: toggle,
    }),
    getTrackProps: getterOf({ kind: 'captions', srcLang: track?.language, label: track?.label, src: track?.src }),
    getStillProps: getterOf({ ref: elements.still, 'aria-hidden': true, width: 0, height: 0 }),
    getLoadingProps: getterOf({ role: 'status' }),
  };
}

/** The props of the parts of a player. */
export function propsOf(player: PlayerState, wiring: Wiring): PlayerProps {
  const { caption, setCaption, quality, setQuality } = player;
  const { frame, leaving } = wiring.elements;
  const keepingFocus = (ref: LeavingButtonProps['ref'], act: () => void): PropGetter<LeavingButtonProps> =>
    getterOf({
      type: 'button',
      ref,
      // Safari does not focus a button that is clicked.
      onClick: () => {
        frame.current?.focus({ preventScroll: true });
        act();
      },
    });
  return {
    ...mediaPropsOf(player, wiring),
    ...slidersOf(player, wiring.intl),
    getStartProps: keepingFocus(leaving.start, player.play),
    getStartOverProps: keepingFocus(leaving.startOver, player.playFromStart),
    getRetryProps: keepingFocus(leaving.retry, player.retry),
    getUnmuteProps: keepingFocus(leaving.unmute, player.toggleMute),
    getToggleProps: press(player.toggle),
    getMuteProps: getterOf({ type: 'button', onClick: player.toggleMute, 'aria-pressed': player.view.isMuted }),
    getCaptionsProps: getterOf({
      value: caption ?? none,
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) =>
        setCaption(value === none ? null : value),
    }),
    getQualityProps: getterOf({
      value: quality === null ? none : String(quality),
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) =>
        setQuality(value === none ? null : Number(value)),
    }),
    getFullScreenProps: press(player.fullScreen),
    getPictureInPictureProps: press(player.pictureInPicture),
  };
}
