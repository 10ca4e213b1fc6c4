import type { VideoFilterProps } from './VideoFilter.tsx';

export const videoFilterExample = { groups: [], onToggle: () => undefined } satisfies VideoFilterProps;
