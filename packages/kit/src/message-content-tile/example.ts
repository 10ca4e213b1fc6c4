import type { MessageContentTileProps } from './MessageContentTile.tsx';

export const messageContentTileExample = {
  content: { id: 1, kind: 'photo', src: '/p', when: '21:14', from: 'Noor' },
} satisfies MessageContentTileProps;
