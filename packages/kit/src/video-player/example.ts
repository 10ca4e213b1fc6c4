import type { VideoPlayerProps } from './VideoPlayer.tsx';

export const videoPlayerExample = {
  title: 'Rooftop',
  source: { src: '/clip.mp4', type: 'mp4' },
} satisfies VideoPlayerProps;
