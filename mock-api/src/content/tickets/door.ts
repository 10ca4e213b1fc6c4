import { showDoor } from '@lounge/protocol/content/tickets';
import type { ShowRow } from './statements.ts';

/** Whether nobody who was outside is let in any more. */
export const isDoorClosed = ({ startAt: start }: Pick<ShowRow, 'startAt'>, now: number): boolean =>
  now > Date.parse(start) + showDoor.closesAfterMs;
