import type { LateNightTileProps } from './LateNightTile.tsx';

export const lateNightTileExample = {
  headline: { de: 'Die blaue Stunde, live', en: 'The blue hour, live' },
  text: { de: 'Zwei Stimmen, eine Lampe.', en: 'Two voices, one lamp.' },
  href: '#late-night',
  picture: { src: '/samples/velvet/still/candle', tint: 0 },
  begin: '2026-11-27T22:00:00.000Z',
  end: '2026-11-27T23:30:00.000Z',
  now: Date.parse('2026-11-24T19:00:00.000Z'),
  performers: [
    { name: 'Noor', picture: { src: '/samples/velvet/avatar/noor', tint: 1 } },
    { name: 'Mirela', picture: { src: '/samples/velvet/avatar/mirela', tint: 5 } },
  ],
} satisfies LateNightTileProps;
