import type { Random } from './random.ts';

/** Levels of presence, 0 to 4, in blocks of first hour, hour after the last, level. Other hours have 0. */
const habits = {
  evening: [
    [17, 19, 2],
    [19, 23, 4],
    [23, 24, 3],
    [0, 1, 2],
  ],
  late: [
    [20, 22, 2],
    [22, 24, 4],
    [0, 2, 4],
    [2, 4, 2],
  ],
  afternoon: [
    [12, 14, 2],
    [14, 18, 3],
    [18, 21, 3],
    [21, 22, 1],
  ],
  morning: [
    [7, 9, 2],
    [9, 12, 3],
    [18, 21, 3],
    [21, 22, 2],
  ],
} as const;

type Habit = keyof typeof habits;

/** Generates the usual presence of a performer: seven days from Monday, 24 hours in Berlin, 0 to 4. */
export function weekOf(random: Random, isLate: boolean): number[][] {
  const habit: Habit = isLate ? 'late' : random.pick(['evening', 'evening', 'evening', 'late', 'afternoon', 'morning']);
  const daysOff = random.shuffled([0, 1, 2, 3, 6]).slice(0, random.int(0, 2));
  return Array.from({ length: 7 }, (_, weekday) => dayOf(random, habit, daysOff.includes(weekday)));
}

function dayOf(random: Random, habit: Habit, isOff: boolean): number[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const level = habits[habit].find(([from, before]) => hour >= from && hour < before)?.[2] ?? 0;
    if (isOff || level === 0) return 0;
    return Math.max(0, Math.min(4, level + random.int(-1, 1)));
  });
}
