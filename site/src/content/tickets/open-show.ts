import { showDoor } from '@lounge/protocol/content/tickets';
import type { ShowData } from '@lounge/stores/content/tickets';

/**
 * How the guest gets into a show now, by the rule of its door: for the first time, again, or not at all.
 * @param now in milliseconds since 1970
 */
export const entryTo = (
  { ticket, isCancelled, start, end }: Pick<ShowData, 'ticket' | 'isCancelled' | 'start' | 'end'>,
  now: number,
): 'enter' | 'back' | null => {
  const opensAt = Date.parse(start) - showDoor.opensBeforeMs;
  if (ticket === null || isCancelled || now < opensAt || now >= Date.parse(end)) return null;
  if (ticket.enteredAt !== null) return 'back';
  return now <= Date.parse(start) + showDoor.closesAfterMs ? 'enter' : null;
};

/**
 * Whether a show runs, by its times: the page knows them before the push that it began arrives.
 * @param now in milliseconds since 1970
 */
export const isRunning = ({ isCancelled, start, end }: Pick<ShowData, 'isCancelled' | 'start' | 'end'>, now: number) =>
  !isCancelled && Date.parse(start) <= now && now < Date.parse(end);
