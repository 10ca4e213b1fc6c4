import { dayOf } from '../world/now-iso.ts';
import type { Row } from '../world/tables.ts';
import type { PerformerRow } from './rows.ts';

const dayMs = 86_400_000;
const parts = 10;
const daysBetween = 9;

/**
 * The ratings of performers, spread over the window before a moment and not before they joined, so that they leave it little by little.
 */
export const ratingDayRows = (performers: readonly PerformerRow[], moment: string): readonly Row<'ratingDay'>[] =>
  performers.flatMap(({ id, createdAt, ratings: { count, satisfactionRate } }) => {
    const age = Math.max(0, Math.floor((Date.parse(moment) - Date.parse(createdAt)) / dayMs));
    const days = Math.min(parts, Math.floor(age / daysBetween) + 1);
    const satisfied = Math.round((count * satisfactionRate) / 100);
    const upTo = (part: number) => Math.floor((part * count) / days);
    const satisfiedUpTo = (part: number) => (count === 0 ? 0 : Math.floor((upTo(part) * satisfied) / count));
    return Array.from({ length: days }, (_, at) => ({
      // Without its day, so that an edit of the seeds finds the rows of a world that was created earlier.
      key: `${id} seed ${at}`,
      actorId: id,
      day: dayOf(Date.parse(moment) - at * daysBetween * dayMs),
      ratings: upTo(at + 1) - upTo(at),
      satisfied: satisfiedUpTo(at + 1) - satisfiedUpTo(at),
    }));
  });
