import type { ActorData } from '@lounge/stores/content/actors';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { lazySlot } from '../../shared/lazy-slot.tsx';

const { Slot } = lazySlot(
  () => import('./GiftCalendarLinkConnected.tsx'),
  ({ GiftCalendarLinkConnected }) => GiftCalendarLinkConnected,
);

/** The slot of the way to a performer's gift calendar: its code and its reading come after the page, and are no part of what loads first. */
export const GiftCalendarSlot = ({ actor }: { actor: ActorData }) => (useIsHydrated() ? <Slot actor={actor} /> : null);
