import type { BrandWordmark } from '@lounge/kit/brand';

/** An `o` around a centre. */
const ring = (centre: number): string =>
  `M${centre - 50}-50a50 50 0 1 1 100 0a50 50 0 1 1-100 0zM${centre - 30}-50a30 30 0 1 0 60 0a30 30 0 1 0-60 0z`;

/** The letters of "lagoon", drawn with circles and bars, and the sun in the water. */
export const wordmark: BrandWordmark = {
  path: [
    'M0-150h20v150h-20z',
    `${ring(90)}M120-100h20v100h-20z`,
    `${ring(210)}M240-100h20v110a48 48 0 0 1-96 0h20a28 28 0 0 0 56 0z`,
    ring(330),
    ring(450),
    'M520 0v-100h20v50h-20a50 50 0 0 1 100 0v50h-20v-50a30 30 0 0 0-60 0v50z',
  ].join(''),
  scale: 0.125,
  baseline: 20,
  width: 77.5,
  sign: [
    { path: 'M12 2a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z', fill: 'var(--kit-accent)' },
    { path: 'M1.2 17c4-3.4 7 1.4 10.8-.8s7-2.2 10.8.8a12 12 0 0 1-21.6 0Z', fill: 'var(--kit-canvas)' },
  ],
};
