import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { publish } from '../../world/bus.ts';
import { raise } from '../../world/events.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { presenceChanged } from './events.ts';
import { setOnline } from './statements.ts';

/** Sets a performer online or offline and publishes it. Returns false if nothing changed. */
export const setPresence = (parts: WorldParts, actorId: number, isOnline: boolean): Promise<boolean> =>
  runInWorld(parts, true, async (world) => {
    const since = nowIso(world);
    const row = await setOnline.first(world.tx, { id: actorId, online: isOnline ? 1 : 0, since });
    if (row === null) return false;
    const payload = { actorId: row.id, actorName: row.name };
    publish(world.bus, isOnline ? actorOnline : actorOffline, { everyone: true }, payload);
    raise(world, presenceChanged, { actorId, isOnline });
    return true;
  });
