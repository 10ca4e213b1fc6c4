import type { EarlierChatsProps } from './EarlierChats.tsx';

export const earlierChatsExample = {
  chats: [
    { id: 'c-1', kind: 'freeChat', seconds: 95, amount: 0 },
    { id: 'c-2', kind: 'voyeurChat', seconds: 200, amount: 6000 },
  ],
  href: '/en/myvelvet/chats/',
} satisfies EarlierChatsProps;
