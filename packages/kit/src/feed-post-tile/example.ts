import type { FeedPostTileProps } from './FeedPostTile.tsx';

export const feedPostTileExample = {
  words: 'Five cards from yesterday.',
  href: '#post',
  picture: { src: '/samples/velvet/portrait/mirela', tint: 6 },
  model: { name: 'Mirela', onlineState: 'online' },
  away: true,
  count: 5,
} satisfies FeedPostTileProps;
