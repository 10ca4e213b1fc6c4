import type { BadgeProps } from './Badge.tsx';

export const badgeExample = { badge: { kind: 'vip' } } satisfies BadgeProps;
