import type { NavigationBarProps } from './NavigationBar.tsx';

export const navigationBarExample = {
  home: '/',
  links: ['Live', 'Videos', 'Albums', 'Shows', 'Messages'].map((label) => ({ href: `/${label}`, label })),
  balance: { amount: 52_000, href: '/b', addHref: '/a' },
} satisfies NavigationBarProps;
