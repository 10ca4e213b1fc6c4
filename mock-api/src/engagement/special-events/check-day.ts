import { berlinDay } from '@lounge/locale';
import { reject } from '../../dispatch/handler.ts';
import type { Caller, World } from '../../world/world.ts';

/** Only an administrator names a day that is not today in Berlin; for others it is `declined`. */
export const checkDay = (
  day: string | undefined,
  field: string,
  { isAdmin = false }: Pick<Caller, 'isAdmin'>,
  { clock }: Pick<World, 'clock'>,
): void => {
  if (day !== undefined && !isAdmin && day !== berlinDay(clock.now())) reject('declined', field);
};
