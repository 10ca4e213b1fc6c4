import type { NoticeProps, OfflineNoticeProps } from './Notice.tsx';

export const noticeExample = {
  title: 'Your coins are low.',
  text: 'The chat goes on for two more minutes.',
  step: { label: 'Top up coins', href: '/t' },
  onClose: () => undefined,
} satisfies NoticeProps;

export const offlineNoticeExample = { since: '21:40' } satisfies OfflineNoticeProps;
