import type { BackLinkProps } from './BackLink.tsx';

export const backLinkExample = { href: '#list' } satisfies BackLinkProps;
