import type { IconButtonProps, IconLinkProps } from './IconButton.tsx';

export const iconButtonExample = { icon: 'M0 0', label: 'Bell', count: 2 } satisfies IconButtonProps;

export const iconLinkExample = { icon: 'M0 0', label: 'Bell', href: '/x' } satisfies IconLinkProps;
