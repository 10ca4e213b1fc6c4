import type { AdventCalendarProps } from './AdventCalendar.tsx';

export const adventCalendarExample = {
  label: 'Advent',
  doors: [
    { day: 1, state: 'used', reward: { label: 'Macaron' } },
    { day: 2, state: 'opened', reward: { label: 'Video voucher' } },
    { day: 3, state: 'missed' },
    { day: 4, state: 'today', picture: { src: '/samples/velvet/still/curtain', tint: 3 } },
    { day: 5, state: 'ahead' },
  ],
  onOpen: () => undefined,
} satisfies AdventCalendarProps;
