import type { VideoFlagsProps } from './VideoFlags.tsx';

export const videoFlagsExample = {
  flags: ['camRecording', 'classic', 'original', 'shared', 'trending', 'vxselect', 'vip30'],
  place: 2,
  online: true,
  gifted: true,
  liked: true,
} satisfies VideoFlagsProps;
