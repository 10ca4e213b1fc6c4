import type { ChatHistoryProps } from './ChatHistory.tsx';

export const chatHistoryExample = {
  liveHref: '/l',
  chats: [
    {
      id: 'a',
      kind: 'videoChat',
      name: 'Anneliese-Charlotte',
      href: '/n',
      picture: { src: '/pictures/p', tint: 1 },
      online: true,
      startedAt: '2026-11-20T20:00:00.000Z',
      seconds: 800,
      amount: 48_000,
      step: { kind: 'message', href: '/m' },
    },
  ],
} satisfies ChatHistoryProps;
