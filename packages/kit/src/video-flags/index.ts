export { VideoFlags, type VideoFlag, type VideoFlagsProps } from './VideoFlags.tsx';
