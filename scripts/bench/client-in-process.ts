import { handlers, inProcess, type WorldParts } from '@lounge/mock-api';
import { createClient, systemClock, type Client } from '@lounge/transport';

/** A client of a guest that runs the handlers of a world in this process. */
export const clientInProcess = (world: WorldParts, guestId: number): Client => {
  const caller = { guestId, language: 'en', brand: 'velvet', requestId: 'bench' } as const;
  let keys = 0;
  return createClient({
    transport: inProcess(handlers)({ world, caller, run: { parseAnswers: false } }),
    clock: systemClock,
    identity: () => ({ token: `bench-${guestId}`, guestId, language: 'en' }),
    version: 'bench',
    strict: true,
    report: (failure) => {
      throw new Error(failure.message);
    },
    newKey: () => `bench-${(keys += 1)}`,
  });
};
