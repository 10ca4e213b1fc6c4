export {
  VideoPlayer,
  type PlayerCaptions,
  type PlayerPhase,
  type PlayerSource,
  type VideoPlayerProps,
} from './VideoPlayer.tsx';
export type { PlayerQuality, StreamHandle, StreamLoader } from './use-stream.ts';
