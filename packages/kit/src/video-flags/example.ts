import type { VideoFlagsProps } from './VideoFlags.tsx';

export const videoFlagsExample = { flags: ['original', 'trending'], place: 2, online: true } satisfies VideoFlagsProps;
