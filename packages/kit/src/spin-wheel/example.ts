import type { SpinChancesProps } from './SpinChances.tsx';
import type { SpinHistoryProps } from './SpinHistory.tsx';
import type { SpinWheelProps } from './SpinWheel.tsx';

export const spinChancesExample = {
  segments: [{ id: 'a', kind: 'gift', weight: 1 }],
} satisfies SpinChancesProps;

export const spinHistoryExample = {
  prizes: [{ id: 1, label: 'Rose', when: 'Today, 21:14', place: 'In your gifts' }],
} satisfies SpinHistoryProps;

export const spinWheelExample = {
  segments: ['Rose', '20 coins', 'Album', 'Free minute'].map((label, at) => ({
    id: label,
    label,
    kind: 'gift',
    weight: at + 1,
  })),
  spins: 1,
} satisfies SpinWheelProps;
