import type { ConversationProps } from './Conversation.tsx';

export const conversationExample = {
  name: 'Anneliese-Charlotte',
  now: 0,
  items: ['Hi', 'I am here until ten, and tomorrow again from eight on.', 'See you then'].map((text, at) => ({
    id: `m${at}`,
    from: at % 2 ? 'performer' : 'guest',
    at: '2026-11-20T20:00:00.000Z',
    text,
  })),
  typing: true,
} satisfies ConversationProps;
