export { VideoPlayer, type VideoPlayerPart, type VideoPlayerProps } from './VideoPlayer.tsx';
export type {
  LeavingButtonProps,
  PlayerCaptions,
  PlayerChoiceProps,
  PlayerModel,
  PlayerOptions,
  PlayerProps,
  PlayerRootProps,
  PlayerSliderProps,
  PlayerSource,
  PlayerState,
  PlayerVideoProps,
} from './player-types.ts';
export type { PlaybackEvents, PlayerListeners, PlayerPhase, PlayerView } from './use-playback.ts';
export { usePlayer } from './use-player.ts';
export type { PlayerQuality, StreamHandle, StreamLoader } from './use-stream.ts';
