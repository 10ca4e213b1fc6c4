import { nextPresenceChange, presenceAtStart, withPresence, type PresenceState } from '../content/actors/presence.ts';
import { setPresence } from '../content/actors/set-presence.ts';
import { presence } from '../content/actors/statements.ts';
import { randomOf } from '../seed/random.ts';
import type { WorldParts } from '../world/world.ts';
import type { After } from './after.ts';
import { parseJson } from '../world/json.ts';

/** When everybody rests, the script looks again after this time. */
const restMs = 5_000;

/** Lets performers come and go in a world until it is stopped; errors go to `report` and the script goes on. */
export const runPresence = async (
  world: WorldParts,
  report: (cause: unknown) => void,
  after: After,
): Promise<() => void> => {
  const rows = await presence.all(world.database.reader);
  const random = randomOf(`presence ${world.name} ${world.clock.now()}`);
  let state: PresenceState = presenceAtStart(
    rows.map(({ id, is_online, hours }) => ({ id, isOnline: is_online === 1, hours: parseJson(hours) })),
  );
  let stop = (): void => undefined;
  const next = (): void => {
    const change = nextPresenceChange(state, world.clock.now(), random);
    stop = after(change === null ? restMs : Math.max(0, change.at - world.clock.now()), () => {
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
