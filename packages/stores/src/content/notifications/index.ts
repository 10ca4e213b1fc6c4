export * from './Notifications.ts';
export * from './FloatingNotifications.ts';
export * from './NotificationHistory.ts';
