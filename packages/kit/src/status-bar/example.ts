import type { StatusBarProps } from './StatusBar.tsx';

export const statusBarExample = {
  items: [{ type: 'welcomeBack', name: 'Thea', spins: 3, href: '#wheel' }],
  onClose: () => undefined,
} satisfies StatusBarProps;
