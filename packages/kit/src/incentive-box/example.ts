import type { IncentiveBoxProps } from './IncentiveBox.tsx';
import type { IncentiveWindowProps } from './IncentiveWindow.tsx';

export const incentiveBoxExample = { type: 'vip', href: '#vip', onClose: () => undefined } satisfies IncentiveBoxProps;

export const incentiveWindowExample = {
  occasion: 'videoPreviewEnd',
  incentives: [
    { id: 1, type: 'voucher', href: '#unlock', countdown: 2 * 86_400 },
    { id: 2, type: 'video', href: '#unlock' },
    { id: 3, type: 'vip', href: '#vip' },
  ],
  onClose: () => undefined,
} satisfies IncentiveWindowProps;
