export { NotificationList, type ListedNotification, type NotificationListProps } from './NotificationList.tsx';
export { NotificationMenu, type NotificationMenuProps } from './NotificationMenu.tsx';
