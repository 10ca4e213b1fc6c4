export { NavbarMessageList, type NavbarChannel, type NavbarMessageListProps } from './NavbarMessageList.tsx';
export { NavbarMessageMenu, type NavbarMessageMenuProps } from './NavbarMessageMenu.tsx';
