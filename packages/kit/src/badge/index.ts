export { Badge, type BadgeProps } from './Badge.tsx';
export { badgeOrder, chooseBadges, type BadgeContent } from './choose-badges.ts';
