import { chatCircle, pushPin, ticket } from '../icons/index.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';

export const accountMenuExample = {
  name: 'Robin',
  links: [
    { href: '#pins', label: 'Pinned', icon: pushPin, count: 12 },
    { href: '#messages', label: 'Messages', icon: chatCircle, count: 3 },
    { href: '#wheel', label: 'Wheel of fortune', icon: ticket },
  ],
  onLogOut: () => undefined,
} satisfies AccountMenuProps;
