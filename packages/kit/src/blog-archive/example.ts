import type { BlogArchiveProps } from './BlogArchive.tsx';

export const blogArchiveExample = {
  years: [2026, 2025, 2024],
  year: 2026,
  entries: [
    {
      id: 5,
      title: 'Candle light: Sable wins with 1,204 votes',
      href: '#candle-light',
      category: 'Contests',
      published: '2026-11-12T09:00:00.000Z',
    },
    {
      id: 4,
      title: 'How we count a minute',
      href: '#how-we-count',
      category: 'News',
      published: '2026-11-05T09:00:00.000Z',
    },
    {
      id: 3,
      title: 'Joaquim and the records of his aunt',
      href: '#records',
      category: 'Interviews',
      published: '2026-10-29T09:00:00.000Z',
    },
    {
      id: 2,
      title: 'Behind the curtain, part one',
      href: '#curtain',
      category: 'On TV',
      published: '2026-10-22T09:00:00.000Z',
    },
    {
      id: 1,
      title: 'Halloween, what is planned',
      href: '#halloween',
      category: 'Events',
      published: '2026-10-17T09:00:00.000Z',
    },
  ],
  total: 64,
  onYear: () => undefined,
  onMore: () => undefined,
} satisfies BlogArchiveProps;
