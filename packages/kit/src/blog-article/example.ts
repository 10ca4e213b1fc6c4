import type { BlogArticleProps } from './BlogArticle.tsx';
import type { BlogFigureProps } from './BlogFigure.tsx';

export const blogArticleExample = {
  article: {
    title: '“I play for one person, and the others may stay”',
    subtitle: 'Mirela on an old piano, on the low E, and why she never plays before ten.',
    category: 'Interview',
    published: '2026-11-19T09:00:00.000Z',
    minutes: 7,
    picture: { src: '/samples/velvet/banner/mirela', tint: 5, widths: [640, 1280, 1920] },
    lead: 'The room is smaller than it looks on the screen. A piano, a lamp, a chair for the one who listens. Mirela takes the chair herself and asks what I would like to drink.',
  },
  magazineHref: '#magazine',
} satisfies BlogArticleProps;

export const blogFigureExample = {
  picture: { src: '/samples/velvet/still/candle', tint: 0, widths: [320, 640] },
  caption: 'The lamp belongs to the neighbour, too.',
} satisfies BlogFigureProps;
