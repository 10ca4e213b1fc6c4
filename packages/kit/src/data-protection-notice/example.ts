import type { DataProtectionNoticeProps } from './DataProtectionNotice.tsx';

export const dataProtectionNoticeExample = {
  texts: [
    { title: 'Data protection', version: '2.0', publishedAt: '2026-11-20T20:00:00.000Z', changes: null, href: '/p' },
  ],
  logInHref: '/log-in',
  onAccept: () => undefined,
  onReject: () => undefined,
  onClose: () => undefined,
} satisfies DataProtectionNoticeProps;
