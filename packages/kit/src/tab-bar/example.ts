import type { TabBarProps } from './TabBar.tsx';

export const tabBarExample = { items: [{ href: '/', label: 'Home', icon: 'M0 0' }] } satisfies TabBarProps;
