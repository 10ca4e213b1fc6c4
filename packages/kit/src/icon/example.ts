import type { IconProps } from './Icon.tsx';

export const iconExample = { path: 'M0 0' } satisfies IconProps;
