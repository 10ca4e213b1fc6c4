/** A place in the week of a stream: what begins there lasts until the next one begins. */
export interface TvSlot {
  /** Weekdays, 1 for Monday to 7 for Sunday. */
  readonly days: readonly number[];
  /** Berlin time, as `21:00`. */
  readonly at: string;
  /** The key of the format. */
  readonly key: string;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;
const allButFriday = [1, 2, 3, 4, 6, 7] as const;
/** Late night of a Friday lasts until half past midnight. */
const allButSaturday = [1, 2, 3, 4, 5, 7] as const;

/** The week of each stream, in Berlin time. */
export const tvSchedule: { readonly live: readonly TvSlot[]; readonly premium: readonly TvSlot[] } = {
  live: [
    { days: everyDay, at: '01:10', key: 'window-seat' },
    { days: everyDay, at: '03:00', key: 'garden-that-answers' },
    { days: everyDay, at: '04:30', key: 'birds-before-breakfast' },
    { days: everyDay, at: '06:00', key: 'door-at-six' },
    { days: everyDay, at: '08:30', key: 'birds-before-breakfast' },
    { days: everyDay, at: '10:00', key: 'garden-that-answers' },
    { days: everyDay, at: '11:30', key: 'behind-the-curtain' },
    { days: everyDay, at: '13:00', key: 'window-seat' },
    { days: everyDay, at: '15:00', key: 'vinyl-hour' },
    { days: everyDay, at: '17:00', key: 'behind-the-curtain' },
    { days: everyDay, at: '19:00', key: 'tea-at-seven' },
    { days: everyDay, at: '20:15', key: 'garden-that-answers' },
    { days: everyDay, at: '21:00', key: 'vinyl-hour' },
    { days: everyDay, at: '22:15', key: 'night-kitchen' },
    { days: [5], at: '23:00', key: 'blue-hour' },
    { days: allButFriday, at: '23:15', key: 'birds-before-breakfast' },
    { days: allButSaturday, at: '00:00', key: 'blue-hour' },
    { days: [6], at: '00:30', key: 'window-seat' },
  ],
  premium: [
    { days: everyDay, at: '00:10', key: 'quiet-water' },
    { days: everyDay, at: '02:00', key: 'long-table' },
    { days: everyDay, at: '06:00', key: 'after-the-rain' },
    { days: everyDay, at: '09:00', key: 'glass-house' },
    { days: everyDay, at: '12:00', key: 'quiet-water' },
    { days: everyDay, at: '14:30', key: 'after-the-rain' },
    { days: everyDay, at: '17:30', key: 'glass-house' },
    { days: everyDay, at: '20:00', key: 'long-table' },
    { days: everyDay, at: '22:00', key: 'glass-house' },
    { days: everyDay, at: '23:00', key: 'late-waltz' },
  ],
};
