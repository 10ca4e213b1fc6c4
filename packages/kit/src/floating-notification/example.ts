import type { FloatingNotificationProps } from './FloatingNotification.tsx';

export const floatingNotificationExample = {
  notification: {
    id: 2,
    text: 'Mirela wrote to you',
    when: '21:14',
    href: '/en/messenger/?actor=1',
    picture: { src: '/samples/velvet/portrait/mirela', tint: 5 },
  },
  onClose: () => undefined,
} satisfies FloatingNotificationProps;
