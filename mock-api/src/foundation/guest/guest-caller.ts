import type { Caller, World } from '../../world/world.ts';
import { languageOfGuest } from './guest-mail.ts';

/** A guest who calls in a provider state, in the guest's language. */
export const guestCaller = async (
  guestId: number,
  key: string | null,
  world: Pick<World, 'tx'>,
): Promise<Caller & { readonly guestId: number }> => ({
  guestId,
  language: await languageOfGuest(guestId, world),
  brand: 'velvet',
  requestId: 'state',
  key,
});
