import type { GuestHeadProps } from './GuestHead.tsx';

export const guestHeadExample = { name: 'Robin' } satisfies GuestHeadProps;
