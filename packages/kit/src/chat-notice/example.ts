import type { ChatNoticeProps } from './ChatNotice.tsx';

export const chatNoticeExample = {
  name: 'Mirela',
  notice: { kind: 'timeLeft', secondsLeft: 180 },
} satisfies ChatNoticeProps;
