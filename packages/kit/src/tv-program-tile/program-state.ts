/** Where an entry of the programme stands. */
export type ProgramState = 'running' | 'upcoming' | 'past';

/** When an entry begins and ends, both ISO 8601. @assumed the end: the documents give an entry its start only */
export interface ProgramTimes {
  /** When it begins, ISO 8601. */
  start: string;
  /** When it ends, ISO 8601: the start of the entry that follows it. */
  end: string;
}

/** Returns where an entry stands at an instant, in milliseconds since 1970. It runs from its start until its end, not included. */
export function programState({ start, end }: ProgramTimes, now: number): ProgramState {
  if (Date.parse(end) <= now) return 'past';
  return Date.parse(start) <= now ? 'running' : 'upcoming';
}

/** Returns how much of an entry has passed at an instant, 0 to 1. */
export function programElapsed({ start, end }: ProgramTimes, now: number): number {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return to > from ? Math.min(1, Math.max(0, (now - from) / (to - from))) : 0;
}
