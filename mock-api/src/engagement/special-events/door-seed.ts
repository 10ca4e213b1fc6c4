const suffix = /-door-\d+$/;

/** The seed of the picture on a door of a calendar, counted from 1. */
export const seedOfDoor = (calendarSeed: string, nth: number): string => `${calendarSeed}-door-${nth}`;

/** The seed of the calendar on whose doors the picture of a seed is; other seeds stay as they are. */
export const calendarOfDoor = (seed: string): string => seed.replace(suffix, '');
