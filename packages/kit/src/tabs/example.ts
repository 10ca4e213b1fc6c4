import type { TabsProps } from './Tabs.tsx';

export const tabsExample = {
  label: 'Pages',
  tabs: ['All', 'Videos', 'Albums', 'Shows', 'About her'].map((label) => ({ href: `/${label}`, label })),
} satisfies TabsProps;
