import type { SideNavigationProps } from './SideNavigation.tsx';

export const sideNavigationExample = {
  label: 'Mine',
  groups: [[{ href: '/', label: 'Overview', icon: 'M0 0' }]],
} satisfies SideNavigationProps;
