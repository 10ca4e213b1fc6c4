import type { AccountMenuProps } from './AccountMenu.tsx';

export const accountMenuExample = { name: 'Robin', links: [], onLogOut: () => undefined } satisfies AccountMenuProps;
