export { FloatingNotification, type FloatingItem, type FloatingNotificationProps } from './FloatingNotification.tsx';
