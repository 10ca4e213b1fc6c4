import type { ShootingGameProps } from './ShootingGame.tsx';

export const shootingGameExample = {
  label: 'Light the lanterns',
  target: null,
  targets: 5,
  lit: 2,
  attemptsLeft: 3,
  onShoot: () => Promise.resolve('hit' as const),
} satisfies ShootingGameProps;
