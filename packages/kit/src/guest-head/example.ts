import type { GuestHeadProps } from './GuestHead.tsx';

export const guestHeadExample = { name: 'Robin', vip: true, balance: '248' } satisfies GuestHeadProps;
