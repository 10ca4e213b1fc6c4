import type { TabsProps } from './Tabs.tsx';

export const tabsExample = {
  label: 'Pages of Mirela',
  tabs: [
    { href: '#overview', label: 'Overview', current: true },
    { href: '#about', label: 'About me' },
    { href: '#videos', label: 'Videos', count: 38 },
    { href: '#pictures', label: 'Pictures', count: 14 },
    { href: '#live', label: 'Live show' },
    { href: '#top', label: 'Top cams' },
  ],
} satisfies TabsProps;
