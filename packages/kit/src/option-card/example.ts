import type { OptionCardProps } from './OptionCard.tsx';

export const optionCardExample = {
  children: '40 coins',
  input: { name: 'cents', value: '1000' },
} satisfies OptionCardProps;
