import type { ChatNoticeProps } from './ChatNotice.tsx';

export const chatNoticeExample = {
  name: 'Noor',
  notice: { kind: 'timeLeft', secondsLeft: 20 },
} satisfies ChatNoticeProps;
