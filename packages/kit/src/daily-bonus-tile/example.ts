import type { DailyBonusTileProps } from './DailyBonusTile.tsx';

export const dailyBonusTileExample = {
  day: 'current',
  date: '2026-11-20',
  deal: {
    offer: 'photoAlbum',
    name: 'One free album',
    text: 'It is yours and stays in your library.',
    picture: { src: '/samples/velvet/portrait/orchids', tint: 2 },
    free: true,
    quantity: 500,
    remaining: 412,
  },
} satisfies DailyBonusTileProps;
