import type { NavbarMessageListProps } from './NavbarMessageList.tsx';
import type { NavbarMessageMenuProps } from './NavbarMessageMenu.tsx';

export const navbarMessageListExample = { channels: [], allHref: '/m' } satisfies NavbarMessageListProps;

export const navbarMessageMenuExample = { count: 2 } satisfies NavbarMessageMenuProps;
