import type { EarlierChatsProps } from './EarlierChats.tsx';

export const earlierChatsExample = { chats: [], href: '/chats' } satisfies EarlierChatsProps;
