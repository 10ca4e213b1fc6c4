export * from './footer-links.ts';
export * from './Menus.ts';
export * from './NavigationBarState.ts';
