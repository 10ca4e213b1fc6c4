import type { Language } from '@lounge/locale';
import { reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import type { World } from '../../world/world.ts';
import { countAttempt } from '../session/index.ts';
import { ageCheckById, insertCheck } from './age-check-statements.ts';
import type { AgeCheckProvider, CheckStep } from './provider.ts';

/** Checks of a guest in a quarter of an hour. @assumed */
export const maxChecks = 10;

/** Counts a check. Returns false if there were too many. */
export const countCheck = (guestId: number, world: World): Promise<boolean> =>
  countAttempt(['age-check', String(guestId)], maxChecks, world);

/** A check that a provider has agreed to. */
export interface PreparedCheck {
  readonly checkId: string;
  readonly provider: string;
  readonly step: CheckStep;
}

/** Asks a provider for a check, before the change that stores it. */
export const prepareCheck = async (provider: AgeCheckProvider, language: Language): Promise<PreparedCheck> => {
  const checkId = randomHex(16);
  return { checkId, provider: provider.id, step: await provider.start({ checkId, language }) };
};

/** Stores a check. Rejects guests whose age is confirmed (`locked`) and too many checks. */
export const storeCheck = async (
  { checkId, provider, step }: PreparedCheck,
  { guestId, forwardUrl = null }: { readonly guestId: number; readonly forwardUrl?: string | null },
  world: World,
): Promise<{ readonly checkId: string; readonly step: CheckStep }> => {
  if ((await ageCheckById.first(world.tx, { id: guestId }))?.avsStatus === 'accepted') reject('locked');
  if (!(await countCheck(guestId, world))) reject('tooMany');
  await insertCheck.all(world.tx, { key: checkId, guestId, provider, forwardUrl, at: nowIso(world) });
  return { checkId, step };
};
