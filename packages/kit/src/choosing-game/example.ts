import type { ChoosingGameProps } from './ChoosingGame.tsx';

export const choosingGameExample = {
  label: 'One of three boxes',
  symbols: [
    { id: 'rose', label: 'Rose', art: null },
    { id: 'moon', label: 'Moon', art: null },
  ],
  attemptsLeft: 2,
  onChoose: () => Promise.resolve({ symbol: 'rose', won: 'Rose' }),
} satisfies ChoosingGameProps;
