import type { NotificationListProps } from './NotificationList.tsx';
import type { NotificationMenuProps } from './NotificationMenu.tsx';

export const notificationListExample = {
  notifications: [{ id: 1, text: 'Noor wrote', when: '21:14', href: '/m', unseen: true }],
} satisfies NotificationListProps;

export const notificationMenuExample = { notifications: [], count: 2 } satisfies NotificationMenuProps;
