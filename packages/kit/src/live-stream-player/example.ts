import type { LiveStreamPlayerProps } from './LiveStreamPlayer.tsx';

export const liveStreamPlayerExample = { title: 'Noor, live', sources: null } satisfies LiveStreamPlayerProps;
