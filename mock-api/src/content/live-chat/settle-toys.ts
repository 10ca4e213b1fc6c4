import { runInWorld, type WorldParts } from '../../world/world.ts';
import { nowIso } from '../../world/now-iso.ts';
import { changeStage } from './stage.ts';
import { dueToySteps, publishToy, settleToy } from './toy-runs.ts';
import { actorsWithRuns, setToy, toyOfActor, toysBackBy } from './toy-statements.ts';

/**
 * Connects a performer's toy, or loses it until an instant, after which `settleToys` connects it again; null for good. What it ran and
 * what waited is given back, and her chats are told.
 */
export const setToyConnected = (
  parts: WorldParts,
  actorId: number,
  isConnected: boolean,
  backAt: string | null = null,
): Promise<void> =>
  runInWorld(parts, true, async (world) => {
    const toy = await toyOfActor.first(world.tx, { actorId });
    // Without a price a performer has no toy, and none comes back.
    if (toy?.priceToy == null) {
      await changeStage(actorId, { toyBackAt: null }, world);
      return;
    }
    await changeStage(actorId, { toyBackAt: isConnected ? null : backAt }, world);
    await setToy.all(world.tx, { actorId, isToy: isConnected ? 1 : 0 });
    if (!(await settleToy(actorId, world))) await publishToy(actorId, world);
  });

/**
 * Ends runs of toys whose time is over, starts the next ones, gives back those that cannot run, and connects toys that are back; each
 * performer's in a transaction, failures are reported. To be called about once a second.
 */
export const settleToys = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const { clock, database } = parts;
  for (const { actorId } of await toysBackBy.all(database.reader, { now: nowIso(parts) }))
    await setToyConnected(parts, actorId, true).catch(report);
  for (const { actorId } of await actorsWithRuns.all(database.reader)) {
    // What is read of one performer may fail, too.
    try {
      if ((await dueToySteps(actorId, { tx: database.reader, clock })).length === 0) continue;
      await runInWorld(parts, true, (world) => settleToy(actorId, world));
    } catch (cause) {
      report(cause);
    }
  }
};
