import type { BadgeProps } from './Badge.tsx';

export const badgeExample = { badge: { kind: 'live' } } satisfies BadgeProps;
