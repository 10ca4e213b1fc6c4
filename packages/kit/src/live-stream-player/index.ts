export { LiveStreamPlayer, type LiveStreamPlayerProps } from './LiveStreamPlayer.tsx';
export type { LiveStreamSource, WhepConnection, WhepConnector } from './open-source.ts';
export {
  useLiveStream,
  type LiveStreamListeners,
  type LiveStreamOptions,
  type LiveStreamView,
} from './use-live-stream.ts';
export { usePictureInPicture } from './use-picture-in-picture.ts';
export type { StreamPhase } from './stream-health.ts';
export { useDisplayModes } from '../video-player/use-display-modes.ts';
export { badConnectionHeights, streamTimes } from './stream-times.ts';
