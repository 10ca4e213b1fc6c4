import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { sendOnlineAlerts } from '../favourites/index.ts';
import { publishPresence } from '../messenger/index.ts';
import { setOnline } from './statements.ts';

const change = (parts: WorldParts, actorId: number, isOnline: boolean): Promise<boolean> =>
  runInWorld(parts, true, async (world) => {
    const since = nowIso(world);
    const row = await setOnline.first(world.tx, { id: actorId, online: isOnline ? 1 : 0, since });
    if (row === null) return false;
    const payload = { actorId: row.id, actorName: row.name };
    publish(world.bus, isOnline ? actorOnline : actorOffline, { everyone: true }, payload);
    await publishPresence(world, row.id, isOnline);
    return true;
  });

/**
 * Sets a performer online or offline and publishes it; then tells the guests who asked for it. Returns false if nothing changed.
 */
export const setPresence = async (parts: WorldParts, actorId: number, isOnline: boolean): Promise<boolean> => {
  const hasChanged = await change(parts, actorId, isOnline);
  if (hasChanged && isOnline) await sendOnlineAlerts(parts, actorId);
  return hasChanged;
};
