import type { NavigationBarProps } from './NavigationBar.tsx';

export const navigationBarExample = {
  home: '/',
  links: ['Live', 'Videos', 'Pictures', 'TV', 'Magazine', 'Rewards'].map((label) => ({
    label,
    href: `#${label}`,
    current: label === 'Live',
  })),
  search: { action: '#search', name: 'q' },
  notifications: { href: '#notifications', count: 3 },
  chats: { href: '#messages', count: 5 },
  balance: { amount: 24800, href: '#wallet', addHref: '#top-up' },
  avatar: { href: '#me', name: 'My pages', src: '/samples/velvet/avatar/oonalind', tint: 4 },
} satisfies NavigationBarProps;
