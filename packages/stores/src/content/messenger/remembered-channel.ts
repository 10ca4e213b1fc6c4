import type { StorageKey } from '@lounge/locale';
import { parse, s } from '@lounge/protocol';
import type { StoredText } from '../../reactive/stored-text.ts';

/** The storage key of the performer whose channel a guest selected last. @spec rule:remember-channel */
export const rememberedChannelKey = (guestId: number): StorageKey => `messenger.channel.${guestId}`;

/** The remembered performer's id; null if there is none or the stored text is not an id. */
export const rememberedActor = (storedText: StoredText): number | null => {
  const parsed = parse(s.entityId, Number(storedText.read() ?? Number.NaN));
  return parsed.ok ? parsed.value : null;
};
