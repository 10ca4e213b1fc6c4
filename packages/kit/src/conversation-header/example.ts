import type { ConversationHeaderProps } from './ConversationHeader.tsx';

export const conversationHeaderExample = {
  name: 'Anneliese-Charlotte',
  age: 32,
  href: '/mirela',
  backHref: '/messages',
  online: true,
  picture: { src: '/samples/velvet/avatar/mirela', tint: 5 },
} satisfies ConversationHeaderProps;
