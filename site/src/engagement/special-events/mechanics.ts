import type { GameData } from '@lounge/stores/engagement/special-events';
import { lazySlot } from '../../shared/lazy-slot.tsx';

/** How games are played, each with code of its own that only pages of such a game load. */
const mechanics = {
  reels: lazySlot(
    () => import('./ReelsConnected.tsx'),
    ({ ReelsConnected }) => ReelsConnected,
  ),
  aiming: lazySlot(
    () => import('./AimingConnected.tsx'),
    ({ AimingConnected }) => AimingConnected,
  ),
  choosing: lazySlot(
    () => import('./ChoosingConnected.tsx'),
    ({ ChoosingConnected }) => ChoosingConnected,
  ),
};

type Mechanic = GameData['gameType'];

/** The slot of each mechanic. */
export const mechanicSlots = {
  reels: mechanics.reels.Slot,
  aiming: mechanics.aiming.Slot,
  choosing: mechanics.choosing.Slot,
} satisfies Readonly<Record<Mechanic, unknown>>;

/** Loads the code of a mechanic, before a page with its slot appears. */
export const loadMechanic = async (mechanic: Mechanic): Promise<void> => void (await mechanics[mechanic].load());
