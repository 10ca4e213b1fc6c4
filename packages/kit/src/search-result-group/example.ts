import type { SearchResultGroupProps } from './SearchResultGroup.tsx';

export const searchResultGroupExample = {
  title: 'Videos',
  count: 42,
  href: '#all',
  items: [
    {
      href: '#one',
      label: 'Piano by candlelight',
      about: 'Sable · 9:15',
      picture: { src: '/samples/velvet/still/candle', tint: 0 },
    },
    {
      href: '#two',
      label: 'Rooftop, after rain',
      about: 'Mirela · 12:04',
      picture: { src: '/samples/velvet/still/rooftop', tint: 0 },
    },
  ],
} satisfies SearchResultGroupProps;
