import type { ConversationHeaderProps } from './ConversationHeader.tsx';

export const conversationHeaderExample = {
  name: 'Anneliese-Charlotte',
  age: 31,
  href: '/n',
  picture: { src: '/pictures/p', tint: 1 },
  online: true,
  backHref: '/m',
} satisfies ConversationHeaderProps;
