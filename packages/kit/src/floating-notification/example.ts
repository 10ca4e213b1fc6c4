import type { FloatingNotificationProps } from './FloatingNotification.tsx';

export const floatingNotificationExample = {
  notification: { id: 1, text: 'Noor wrote to you' },
  onClose: () => undefined,
} satisfies FloatingNotificationProps;
