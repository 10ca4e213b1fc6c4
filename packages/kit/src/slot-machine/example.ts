import type { SlotMachineProps } from './SlotMachine.tsx';

export const slotMachineExample = {
  label: 'Coin rush',
  symbols: [
    { id: 'lantern', label: 'Lantern', art: null },
    { id: 'rose', label: 'Rose', art: null },
    { id: 'moon', label: 'Moon', art: null },
  ],
  attemptsLeft: 3,
  onDraw: () => Promise.resolve({ symbols: ['lantern', 'lantern', 'lantern'], won: '20 coins' }),
} satisfies SlotMachineProps;
