import type { ChipLinkProps, ChipProps } from './Chip.tsx';

export const chipExample = { children: 'Free chat' } satisfies ChipProps;

export const chipLinkExample = { href: '/x', children: 'New' } satisfies ChipLinkProps;
