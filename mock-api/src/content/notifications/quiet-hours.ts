import { berlinHour } from '@lounge/locale';

/**
 * Whether nobody gets mail, SMS or a message to a browser at an instant, unless it is a reminder: from 22:00 to 8:00 in Berlin. `now` is in
 * milliseconds.
 */
export const isQuiet = (now: number): boolean => berlinHour(now) >= 22 || berlinHour(now) < 8;
