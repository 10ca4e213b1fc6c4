import type { ChangeEvent, KeyboardEvent, RefCallback, RefObject } from 'react';
import type { PressProps, PropGetter, StatusProps } from '../headless/getters.ts';
import type { PlaybackEvents, PlayerListeners, PlayerPhase, PlayerView } from './use-playback.ts';
import type { PlayerQuality, StreamLoader } from './use-stream.ts';

/** The media source of a player. */
export interface PlayerSource {
  src: string;
  type: 'mp4' | 'hls';
}

/** Captions in one language, as WebVTT. */
export interface PlayerCaptions {
  language: string;
  /** The language's own name. */
  label: string;
  src: string;
}

/** Options of usePlayer, which are props of VideoPlayer too. */
export interface PlayerOptions extends PlayerListeners {
  /** The video's title, which is the accessible name of the player. */
  title: string;
  /** The source; a new one restarts the player. Null ends playback: the last frame stays, without controls. */
  source: PlayerSource | null;
  /** Loads streams in browsers that cannot play them natively. @default none */
  loadStream?: StreamLoader | undefined;
  /** Captions to choose from. @default none */
  captions?: readonly PlayerCaptions[] | undefined;
  /** The language of the captions that are on initially. @default none */
  captionsOn?: string | undefined;
  /** The length in seconds, if it is known before the video is loaded. @default none */
  duration?: number | undefined;
  /** Where it begins, in seconds: the guest may begin there or at the start. A new source takes the one of its time. @default 0 */
  startAt?: number | undefined;
  /** URLs of small pictures, evenly over the length; that of a position is shown as the pointer is there. @default none */
  thumbnails?: readonly string[] | undefined;
  /** Whether it is a live stream, without position and end. @default false */
  live?: boolean | undefined;
  /**
   * Whether each source starts automatically, for players that follow a press; if the browser then blocks sound, it
   * starts muted and a button unmutes it. @default false
   */
  autoPlay?: boolean | undefined;
}

/** State and actions of a player. */
export interface PlayerState {
  title: string;
  phase: PlayerPhase;
  view: PlayerView;
  /** Where it begins, in seconds; 0 is its start. */
  startAt: number;
  /** URLs of small pictures, evenly over its length. */
  thumbnails: readonly string[];
  /** Whether it is a live stream, which cannot seek. */
  isLive: boolean;
  /** Whether there is no source, so that only the last frame is shown. */
  isOver: boolean;
  /** Whether the browser blocked sound, so that it started muted. */
  isAutoMuted: boolean;
  isFull: boolean;
  canFullScreen: boolean;
  canPictureInPicture: boolean;
  captions: readonly PlayerCaptions[];
  /** The language of the captions that are on; null while they are off. It is the key of the `track` element. */
  caption: string | null;
  /** The current caption, or an empty text. */
  captionText: string;
  /** The qualities of a stream; none for a file. */
  qualities: readonly PlayerQuality[];
  /** The chosen quality by its id; null while it follows the bandwidth. */
  quality: number | null;
  play: () => void;
  pause: () => void;
  /** Plays or pauses. */
  toggle: () => void;
  /** Loads the source again, after a failure. */
  retry: () => void;
  /** Plays from the start, instead of from `startAt`. */
  playFromStart: () => void;
  /** Seeks to a time in seconds. */
  seek: (time: number) => void;
  /** Sets the volume, 0 to 1; at 0 the sound is off. */
  setVolume: (volume: number) => void;
  toggleMute: () => void;
  setCaption: (language: string | null) => void;
  toggleCaptions: () => void;
  setQuality: (quality: number | null) => void;
  /** Enters or leaves full screen. */
  fullScreen: () => void;
  /** Enters or leaves picture-in-picture. */
  pictureInPicture: () => void;
}

/** State, actions and props of a player. */
export type PlayerModel = PlayerState & PlayerProps;

/** The elements of a player. */
export interface PlayerElements {
  frame: RefObject<HTMLElement | null>;
  attachFrame: RefCallback<HTMLElement>;
  video: RefObject<HTMLVideoElement | null>;
  /** The element of `video` as state: it may be rendered later, or be replaced. */
  shownVideo: HTMLVideoElement | null;
  attachVideo: RefCallback<HTMLVideoElement>;
  still: RefObject<HTMLCanvasElement | null>;
  /** Refs of the buttons that go while they may have the focus. */
  leaving: Readonly<Record<'start' | 'startOver' | 'retry' | 'unmute', RefCallback<HTMLElement>>>;
}

/** Props of a button that goes by its effect; the focus that it has then moves to the frame. */
export interface LeavingButtonProps extends PressProps {
  ref: RefCallback<HTMLElement>;
}

/** Props of a slider of the player, an `input`. */
export interface PlayerSliderProps {
  type: 'range';
  'data-part': 'seek' | 'volume';
  dir?: 'ltr' | undefined;
  min: 0;
  max: number;
  step: number | 'any';
  value: number;
  disabled?: boolean | undefined;
  'aria-label': string;
  'aria-valuetext': string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Props of a choice of the player, a `select` with an option of an empty value for none. */
export interface PlayerChoiceProps {
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** Props of the player's video element. */
export interface PlayerVideoProps extends PlaybackEvents {
  ref: RefCallback<HTMLVideoElement>;
  playsInline: true;
  preload: 'metadata';
  onClick: () => void;
}

/** Props of the root of a player: its name, its keys and its state. */
export interface PlayerRootProps {
  'aria-label': string;
  'data-phase': PlayerPhase;
  'data-live'?: '' | undefined;
  'data-over'?: '' | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The props of a player's parts. */
export interface PlayerProps {
  /** For the element around everything, where keys work: Space or k, j, l, digits, arrows, m, c, p, f. */
  getRootProps: PropGetter<PlayerRootProps>;
  /** For the element that full screen shows, around picture and controls. */
  getFrameProps: PropGetter<{ ref: RefCallback<HTMLElement>; tabIndex: -1 }>;
  /** For the `video`; a press on it plays or pauses. */
  getVideoProps: PropGetter<PlayerVideoProps>;
  /** For the `track` in the video, which needs `caption` as its key. Its text is `captionText`, which the page shows. */
  getTrackProps: PropGetter<{
    kind: 'captions';
    srcLang?: string | undefined;
    label?: string | undefined;
    src?: string | undefined;
  }>;
  /** For a `canvas` that shows the last frame once there is no source. */
  getStillProps: PropGetter<{ ref: RefObject<HTMLCanvasElement | null>; 'aria-hidden': true; width: 0; height: 0 }>;
  /** For the live region that says that it is loading: always rendered, with a text only in the phase "buffering". */
  getLoadingProps: PropGetter<StatusProps>;
  /** For a button over the picture that starts it and then goes; the focus moves to the frame, where the keys work. */
  getStartProps: PropGetter<LeavingButtonProps>;
  /** For a button that starts it from the beginning instead of from `startAt` and then goes, as above. */
  getStartOverProps: PropGetter<LeavingButtonProps>;
  /** For a button that retries and then goes, as above. */
  getRetryProps: PropGetter<LeavingButtonProps>;
  /** For a button that turns on the sound that the browser blocked and then goes, as above. */
  getUnmuteProps: PropGetter<LeavingButtonProps>;
  /** For the button that plays or pauses; name it by the phase. */
  getToggleProps: PropGetter<PressProps>;
  /** For the slider of the position. */
  getSeekProps: PropGetter<PlayerSliderProps>;
  /** For the button that turns the sound off; name it "Mute" in both states, as it is a toggle. */
  getMuteProps: PropGetter<PressProps & { 'aria-pressed': boolean }>;
  /** For the slider of the volume. */
  getVolumeProps: PropGetter<PlayerSliderProps>;
  /** For the choice of captions by language. */
  getCaptionsProps: PropGetter<PlayerChoiceProps>;
  /** For the choice of the quality by its id. */
  getQualityProps: PropGetter<PlayerChoiceProps>;
  getFullScreenProps: PropGetter<PressProps>;
  getPictureInPictureProps: PropGetter<PressProps>;
}
