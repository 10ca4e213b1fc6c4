import type { HoursOnlineProps } from './HoursOnline.tsx';

export const hoursOnlineExample = {
  name: 'Noor',
  week: Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 2 as const)),
} satisfies HoursOnlineProps;
