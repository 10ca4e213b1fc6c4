import type { IncentiveBoxProps } from './IncentiveBox.tsx';
import type { IncentiveWindowProps } from './IncentiveWindow.tsx';

export const incentiveBoxExample = { type: 'vip', href: '/vip', onClose: () => undefined } satisfies IncentiveBoxProps;

export const incentiveWindowExample = {
  occasion: 'videoPreviewEnd',
  incentives: [{ id: 1, type: 'video', href: '#unlock' }],
  onClose: () => undefined,
} satisfies IncentiveWindowProps;
