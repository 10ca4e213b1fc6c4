import { berlinDay, endOfBerlinDay } from '@lounge/locale';
import type { TvStreamType } from '@lounge/stores/engagement/tv';

/** A stream, and a Berlin day as `2026-11-20`; without a day it is the programme from now. */
export interface ProgramChoice {
  readonly type: TvStreamType;
  readonly day: string | null;
}

/** Days that can be chosen, today among them. */
const shownDays = 7;
const dayMs = 86_400_000;

/** The first instant of a Berlin day, in ISO 8601. */
export const dayStart = (day: string): string =>
  new Date(endOfBerlinDay(Date.parse(`${day}T00:00:00Z`) - dayMs / 2) + 1000).toISOString();

/** The entries that begin before a Berlin day is over, the one that is on as it begins among them. */
export const entriesOn = <E extends { readonly start: string }>(entries: readonly E[], day: string): readonly E[] => {
  const end = endOfBerlinDay(dayStart(day));
  return entries.filter(({ start }) => Date.parse(start) <= end);
};

/** The Berlin days from a moment on. */
export const programDays = (now: number): readonly string[] => {
  const noon = Date.parse(`${berlinDay(now)}T12:00:00Z`);
  return Array.from({ length: shownDays }, (_, at) => berlinDay(noon + at * dayMs));
};

/** The choice of an address; what it does not know is the programme from now. */
export const programChoiceIn = (search: URLSearchParams, now: number): ProgramChoice => {
  const day = search.get('day');
  return {
    type: search.get('stream') === 'premium' ? 'premium' : 'live',
    day: day !== null && programDays(now).includes(day) ? day : null,
  };
};

/** The query string of a choice. */
export const searchOfProgram = ({ type, day }: ProgramChoice): string => {
  const search = new URLSearchParams({ ...(type === 'premium' && { stream: type }), ...(day !== null && { day }) });
  return search.size === 0 ? '' : `?${search}`;
};
