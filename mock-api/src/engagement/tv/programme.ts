import { berlinDay, berlinInstant } from '@lounge/locale';
import { dayOf } from '../../world/now-iso.ts';

/** When a format begins in each week; a later one in the list takes the place of one at the same time. */
export interface Slot {
  readonly formatKey: string;
  /** From 1, Monday, to 7. */
  readonly days: readonly number[];
  /** By the Berlin clock, as `20:15`. */
  readonly at: string;
}

/** A format that begins at an instant and goes on until the next one begins. */
export interface Broadcast {
  readonly formatKey: string;
  /** In milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** How often the format began since the programme is counted; decides which video it is. */
  readonly count: number;
}

/** A start whose end is not known yet. */
type Start = Omit<Broadcast, 'end'>;

const dayMs = 86_400_000;
const daysInWeek = 7;
/** A Monday; all days are counted from it. */
const firstDay = Date.parse('2024-01-01T00:00:00Z');
/** How far starts are looked for: each slot comes once a week. */
const daysAround = daysInWeek + 1;
/** How far entries are read ahead where few begin in a week. */
const mostDays = 56;

/** The Berlin day as a number of days since the first one. */
const dayNumber = (instant: number): number =>
  Math.round((Date.parse(`${berlinDay(instant)}T00:00:00Z`) - firstDay) / dayMs);

const weekdayOf = (day: number): number => (((day % daysInWeek) + daysInWeek) % daysInWeek) + 1;

const textOf = (day: number): string => dayOf(firstDay + day * dayMs);

/** The slots of a weekday in the order of their times; of equal ones the later of the list is last. */
const slotsOf = (slots: readonly Slot[], weekday: number): readonly Slot[] =>
  slots
    .filter(({ days }) => days.includes(weekday))
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1));

/** How often a format begins in a week before a weekday. */
const timesBefore = (slots: readonly Slot[], key: string, weekday: number): number =>
  slots
    .filter(({ formatKey }) => formatKey === key)
    .reduce((sum, { days }) => sum + days.filter((day) => day < weekday).length, 0);

/** The starts of days that were asked for lately. */
const mostKnownDays = 500;
const known = new WeakMap<readonly Slot[], Map<number, readonly Start[]>>();

/** The starts of a day in order; of several at one instant, as where the clocks leave out an hour, only the last one. */
const startsOf = (slots: readonly Slot[], day: number): readonly Start[] => {
  const days = known.get(slots) ?? new Map<number, readonly Start[]>();
  known.set(slots, days);
  const before = days.get(day);
  if (before !== undefined) return before;
  if (days.size >= mostKnownDays) days.clear();
  const [weekday, text] = [weekdayOf(day), textOf(day)];
  const seen = new Map<string, number>();
  const starts = slotsOf(slots, weekday).map(({ formatKey, at }) => {
    const nth = seen.get(formatKey) ?? 0;
    seen.set(formatKey, nth + 1);
    const weeks = Math.floor(day / daysInWeek);
    const perWeek = timesBefore(slots, formatKey, daysInWeek + 1);
    const count = weeks * perWeek + timesBefore(slots, formatKey, weekday) + nth;
    return { formatKey, start: berlinInstant(text, at), count };
  });
  const apart = starts.filter(({ start }, index) => starts[index + 1]?.start !== start);
  days.set(day, apart);
  return apart;
};

/** The last start of the days before one. */
const lastBefore = (slots: readonly Slot[], day: number): Start | undefined => {
  for (let back = 1; back <= daysAround; back += 1) {
    const start = startsOf(slots, day - back).at(-1);
    if (start !== undefined) return start;
  }
  return undefined;
};

/**
 * The programme from what is on at an instant, at most so many entries; empty where no slot is. An entry ends when the next one begins, so
 * that there is no gap. Times are those of `berlinInstant`.
 */
export const programmeFrom = (slots: readonly Slot[], instant: number, limit: number): readonly Broadcast[] => {
  const today = dayNumber(instant);
  const first = startsOf(slots, today).findLast(({ start }) => start <= instant) ?? lastBefore(slots, today);
  if (first === undefined) return [];
  const starts = [first];
  for (let day = today; starts.length <= limit && day <= today + mostDays; day += 1)
    starts.push(...startsOf(slots, day).filter(({ start }) => start > instant));
  return starts.slice(0, limit).flatMap((each, index) => {
    const end = starts[index + 1]?.start;
    return end === undefined ? [] : [{ ...each, end }];
  });
};

/** The broadcast that begins at exactly an instant; null where none does. */
export const broadcastAt = (slots: readonly Slot[], instant: number): Broadcast | null => {
  const [found] = programmeFrom(slots, instant, 1);
  return found?.start === instant ? found : null;
};

/** The number of the video that a broadcast shows, of so many of its format, from 1. */
export const episodeOf = ({ count }: Pick<Broadcast, 'count'>, videos: number): number =>
  (((count % videos) + videos) % videos) + 1;
