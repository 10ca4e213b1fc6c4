import type { WorldParts } from '@lounge/mock-api';
import { ageIsUnconfirmed } from '@lounge/mock-api/states';
import { testGuestId as guestId } from './test-context.ts';

interface InWorld {
  readonly world: WorldParts;
}

/** The context with a guest whose age is not confirmed. */
export const unconfirmed = async <C extends InWorld>(context: C): Promise<C> => {
  await ageIsUnconfirmed.setUp({ guestId }, context.world);
  return context;
};

/** The pin that was read out last; empty if nobody was called. */
export const lastPin = async ({ world }: InWorld): Promise<string> => {
  const rows = await world.database.reader.query('select pin from "phoneCall" order by id desc', []);
  return (rows[0] as { pin: string } | undefined)?.pin ?? '';
};

/** The state of the guest's age check. */
export const avsStatusOf = async ({ world }: InWorld): Promise<string> => {
  const rows = await world.database.reader.query('select "avsStatus" from guest where id = ?', [guestId]);
  return (rows[0] as { avsStatus: string }).avsStatus;
};
