import type { ToyControlsProps } from './ToyControls.tsx';

export const toyControlsExample = {
  name: 'Mirela',
  controls: [
    { id: 1, displayName: 'Waves', duration: 15, price: 1200 },
    { id: 2, displayName: 'Pulse', duration: 30, price: 2200 },
    { id: 3, displayName: 'Lantern', duration: 60, price: 4000 },
    { id: 4, displayName: 'Chance', duration: 20, price: 1000, random: true },
  ],
  chosen: null,
  balance: 32_000,
  onChoose: () => undefined,
  onStart: () => undefined,
} satisfies ToyControlsProps;
