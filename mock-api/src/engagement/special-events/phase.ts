import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';

/** Whether an event has started and has ended, by the world's clock. */
export const phaseOf = (
  { start, end }: { readonly start: string; readonly end: string },
  world: Pick<World, 'clock'>,
) => {
  const now = nowIso(world);
  return { hasStarted: start <= now, hasEnded: end <= now };
};

/** Of an event that has begun last and one that begins next: the one that runs, else the next one, else the last one. */
export const currentOf = <E extends Parameters<typeof phaseOf>[0]>(
  begun: E | null,
  next: E | null,
  world: Pick<World, 'clock'>,
): E | null => (begun !== null && !phaseOf(begun, world).hasEnded ? begun : (next ?? begun));
