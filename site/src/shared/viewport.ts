import { breakpoints } from '@lounge/kit/theme';

/** The server knows no width, and renders a wide page. */
const isBelow = (width: number): boolean => globalThis.matchMedia?.(`(width < ${width}px)`).matches ?? false;

/** Whether the page is as narrow as on a phone now. */
export const isPhone = (): boolean => isBelow(breakpoints.sm);

/** Whether the menus are those of phones now, and panes one at a time. */
export const hasMobileMenus = (): boolean => isBelow(breakpoints.mobileMenuBelow);
