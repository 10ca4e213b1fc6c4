import type { TipDialogProps } from './TipDialog.tsx';

export const tipDialogExample = {
  name: 'Mirela',
  balance: 24_800,
  goal: { title: 'A new microphone', goalCoins: 1000, tipsSumCoins: 620, progressPercent: 62, achieved: false },
  topUpHref: '#top-up',
  onTip: () => undefined,
  onClose: () => undefined,
} satisfies TipDialogProps;
