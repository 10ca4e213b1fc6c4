export * from './Notifications.ts';
export * from './FloatingNotifications.ts';
