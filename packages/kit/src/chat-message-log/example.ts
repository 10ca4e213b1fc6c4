import type { ChatMessageLogProps } from './ChatMessageLog.tsx';

export const chatMessageLogExample = {
  name: 'Noor',
  items: [{ id: 'a', kind: 'message', from: 'actor', at: '2026-11-20T20:00:00.000Z', text: 'Hi' }],
} satisfies ChatMessageLogProps;
