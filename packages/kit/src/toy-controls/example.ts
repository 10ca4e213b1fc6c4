import type { ToyControlsProps } from './ToyControls.tsx';

export const toyControlsExample = {
  name: 'Noor',
  controls: [{ id: 1, displayName: 'Waves', duration: 15, price: 1200 }],
  chosen: null,
  onChoose: () => undefined,
  onStart: () => undefined,
} satisfies ToyControlsProps;
