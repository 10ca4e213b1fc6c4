import { calendarDay } from '@lounge/locale';
import type { ShowData } from '@lounge/stores/content/tickets';

/** The shows of a day. */
export interface ShowDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly shows: readonly ShowData[];
}

/** Groups shows by the day on which they start in a time zone, in their order. */
export const showsByDay = (shows: readonly ShowData[], zone: string): readonly ShowDay[] => {
  const days = new Map<string, ShowData[]>();
  for (const show of shows) {
    const day = calendarDay(show.start, zone);
    days.set(day, [...(days.get(day) ?? []), show]);
  }
  return [...days].map(([day, ofDay]) => ({ day, shows: ofDay }));
};
