import type { RecommendedPerformersProps } from './RecommendedPerformers.tsx';

export const recommendedPerformersExample = {
  performers: [
    { id: 1, name: 'Noor', href: '/n', picture: { src: '/pictures/p', tint: 1 }, messageHref: '/m', chatHref: '/c' },
  ],
} satisfies RecommendedPerformersProps;
