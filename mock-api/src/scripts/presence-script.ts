import { nextPresenceChange, presenceAtStart, withPresence, type PresenceState } from '../content/actors/presence.ts';
import { setPresence } from '../content/actors/set-presence.ts';
import { presence } from '../content/actors/statements.ts';
import { randomOf } from '../seed/random.ts';
import type { WorldParts } from '../world/world.ts';
import type { After } from './after.ts';
import { parseJson } from '../world/json.ts';

/** Delay of the next try when all performers rest. */
const retryMs = 5_000;

/** Simulates performers who come online and go offline. Errors are reported, and the script continues. Returns a stop function. */
export const runPresence = async (
  report: (cause: unknown) => void,
  after: After,
  world: WorldParts,
): Promise<() => void> => {
  const rows = await presence.all(world.database.reader);
  const random = randomOf(`presence ${world.name} ${world.clock.now()}`);
  let state: PresenceState = presenceAtStart(
    rows.map(({ id, isOnline, hours }) => ({ id, isOnline: isOnline === 1, hours: parseJson(hours) })),
  );
  let stop = (): void => undefined;
  const next = (): void => {
    const change = nextPresenceChange(state, world.clock.now(), random);
    stop = after(change === null ? retryMs : Math.max(0, change.at - world.clock.now()), () => {
      if (change !== null) {
        state = withPresence(state, change);
        setPresence(world, change.actorId, change.online).catch(report);
      }
      next();
    });
  };
  next();
  return () => stop();
};
