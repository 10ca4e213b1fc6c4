import type { MessageContentTileProps } from './MessageContentTile.tsx';

export const messageContentTileExample = {
  content: {
    id: 1,
    kind: 'photo',
    src: '/samples/velvet/still/orchids/w320.webp',
    when: '21:14',
    from: 'Mirela',
  },
} satisfies MessageContentTileProps;
