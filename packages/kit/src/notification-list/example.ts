import type { NotificationListProps } from './NotificationList.tsx';
import type { NotificationMenuProps } from './NotificationMenu.tsx';

export const notificationListExample = {
  notifications: [
    { id: 3, text: 'Mirela wrote to you', when: '21:42', href: '#mirela', unseen: true, unread: true },
    { id: 2, text: 'Sable wrote to you', when: '21:18', href: '#sable', unread: true },
    { id: 1, text: 'There is something new for you', when: 'Wed 20:00' },
  ],
  allHref: '#all',
} satisfies NotificationListProps;

export const notificationMenuExample = { notifications: [], count: 2 } satisfies NotificationMenuProps;
