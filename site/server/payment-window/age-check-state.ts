import { isOwnPath } from '@lounge/locale';
import { ageCheckOfGuest } from '@lounge/mock-api';
import type { FormError, WindowView } from '@lounge/site/entry-server';
import type { StepContext } from '../step.ts';

/** A way back is a path of this site, or nothing. */
export const backIn = (value: string | null): string | null => (value !== null && isOwnPath(value) ? value : null);

/** Returns the bonus that an accepted check brings the guest, in hundredths of a coin; null for none. Asked before the check. */
export const bonusAhead = async (guestId: number, { world, language }: StepContext): Promise<number | null> =>
  (await ageCheckOfGuest(guestId, language, world)).bonus;

/** The page of the guest's state: the ways, or the result. `isChoosing` shows the ways while a check is pending; `bonusGiven` is what an accepted check has just brought. */
export const statePage = async (
  guestId: number,
  { world, language }: StepContext,
  {
    back,
    formError = null,
    lockedUntil = null,
    bonusGiven = null,
    isChoosing = false,
  }: {
    readonly back: string | null;
    readonly formError?: FormError | null;
    readonly lockedUntil?: string | null;
    readonly bonusGiven?: number | null;
    readonly isChoosing?: boolean;
  },
): Promise<WindowView> => {
  const { status, message, since, isRevoked, bonus } = await ageCheckOfGuest(guestId, language, world);
  if (status === 'accepted' || (status === 'pending' && !isChoosing && lockedUntil === null))
    return { kind: 'age-checked', result: status, bonusGiven, message: null, since, back, formError, report: null };
  const shown = status === 'rejected' ? 'rejected' : 'unknown';
  return { kind: 'age-ways', status: shown, message, isRevoked, bonus, lockedUntil, back, formError, report: null };
};
