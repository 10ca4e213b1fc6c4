export { LiveStreamPlayer, type LiveStreamPlayerProps } from './LiveStreamPlayer.tsx';
export type { LiveStreamSource, WhepConnection, WhepConnector } from './open-source.ts';
export type { LiveStreamListeners } from './use-live-stream.ts';
export { useDisplayModes } from '../video-player/use-player.ts';
export { badConnectionHeights, streamTimes } from './stream-times.ts';
