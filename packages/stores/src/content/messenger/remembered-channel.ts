import { parse, s } from '@lounge/protocol';
import type { TextSlot } from '../../reactive/text-slot.ts';

/** The storage key of the performer whose channel a guest selected last. @spec rule:remember-channel */
export const rememberedChannelKey = (guestId: number): string => `messenger.channel.${guestId}`;

/** The remembered performer's id; null if there is none or the stored text is not an id. */
export const rememberedActor = (slot: TextSlot): number | null => {
  const parsed = parse(s.entityId, Number(slot.read() ?? Number.NaN));
  return parsed.ok ? parsed.value : null;
};
