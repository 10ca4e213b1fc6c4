import { berlinDay, berlinInstant } from '@lounge/locale';

const minuteMs = 60_000;

/**
 * The instant until which an event is said to last: one that ends with a Berlin day is over at midnight, and people say that it lasts until
 * that day's last minute. Milliseconds since 1970.
 */
export const lastInstantOf = (end: string): number => {
  const at = Date.parse(end);
  return at === berlinInstant(berlinDay(at), '00:00') ? at - minuteMs : at;
};
