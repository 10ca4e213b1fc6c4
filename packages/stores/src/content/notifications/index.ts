export * from './Notifications.ts';
