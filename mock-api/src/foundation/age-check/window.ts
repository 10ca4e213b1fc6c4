import type { Language } from '@lounge/locale';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import type { Row } from '../../world/tables.ts';
import { ageCheckById, checkByKey, latestCheck } from './age-check-statements.ts';
import { bonusOf } from './bonus.ts';
import { answerOf, type PinCallAnswer } from './pin-call.ts';
import { pinCallById } from './pin-call-statements.ts';
import type { AgeCheckProvider, CheckStep } from './provider.ts';
import { prepareCheck, storeCheck } from './start-check.ts';

/** The guest's age check as the payment window shows it. */
export interface ShownAgeCheck {
  readonly status: Row<'guest'>['avsStatus'];
  readonly message: string | null;
  readonly since: string | null;
  readonly isRevoked: boolean;
  /** The bonus in hundredths of a coin; null where there is none. */
  readonly bonus: number | null;
}

/** The state of a guest's age check. */
export const ageCheckOfGuest = (guestId: number, language: Language, parts: WorldParts): Promise<ShownAgeCheck> =>
  runInWorld(parts, false, async (world) => {
    const row = await ageCheckById.first(world.tx, { id: guestId });
    const check = await latestCheck.first(world.tx, { guestId });
    const bonus = await bonusOf(guestId, language, world);
    return {
      status: row?.avsStatus ?? 'unknown',
      message: row?.avsMessage ?? null,
      since: row?.at ?? null,
      isRevoked: check?.status === 'revoked',
      bonus: bonus.available ? bonus.coins.value : null,
    };
  });

/** Begins a check with a provider. Rejects as `storeCheck` does. */
export const beginCheck = async (
  provider: AgeCheckProvider,
  guest: { readonly guestId: number; readonly forwardUrl: string | null },
  language: Language,
  parts: WorldParts,
): Promise<{ readonly checkId: string; readonly step: CheckStep }> => {
  const prepared = await prepareCheck(provider, language);
  return runInWorld(parts, true, (world) => storeCheck(prepared, guest, world));
};

/** A guest's check that has no result yet, with its way back; null for every other id. */
export const openCheck = async (
  checkId: string,
  guestId: number,
  { database }: WorldParts,
): Promise<{ readonly forwardUrl: string | null } | null> => {
  const check = await checkByKey.first(database.reader, { key: checkId });
  return check?.guestId === guestId && check.status === 'started' ? { forwardUrl: check.forwardUrl } : null;
};

/** A pin-call that a guest can still answer; null for every other id. */
export const waitingPinCall = async (
  id: string,
  guestId: number,
  { database }: WorldParts,
): Promise<PinCallAnswer | null> => {
  const row = await pinCallById.first(database.reader, { key: id });
  return row?.guestId === guestId && row.lockedUntil === null ? answerOf(row) : null;
};
