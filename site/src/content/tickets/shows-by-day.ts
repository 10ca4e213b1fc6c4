import { berlinDay } from '@lounge/locale';
import type { ShowData } from '@lounge/stores/content/tickets';

/** The shows of a day in Berlin. */
export interface ShowDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly shows: readonly ShowData[];
}

/** Groups shows by the day of Berlin on which they start, in their order. */
export const showsByDay = (shows: readonly ShowData[]): readonly ShowDay[] => {
  const days = new Map<string, ShowData[]>();
  for (const show of shows) {
    const day = berlinDay(show.start);
    days.set(day, [...(days.get(day) ?? []), show]);
  }
  return [...days].map(([day, ofDay]) => ({ day, shows: ofDay }));
};
