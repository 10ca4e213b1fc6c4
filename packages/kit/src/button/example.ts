import type { ButtonProps } from './Button.tsx';
import type { ButtonLinkProps } from './ButtonLink.tsx';

export const buttonExample = { children: 'Watch preview' } satisfies ButtonProps;

export const buttonLinkExample = { href: '/x', children: 'Go' } satisfies ButtonLinkProps;
