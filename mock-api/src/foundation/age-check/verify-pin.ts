import type { InputOf } from '@lounge/protocol';
import { pinCallCodes, pinDigits, type verifyPinCall } from '@lounge/protocol/foundation/age-check';
import type { Language } from '@lounge/locale';
import { isSameSecret } from '../../world/secret-hash.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { settleAgeCheck } from './age-check.ts';
import {
  answerOf,
  isTaken,
  later,
  pinCallError,
  pinCallTimes,
  pinText,
  pinTries,
  type PinCallAnswer,
} from './pin-call.ts';
import {
  countWrongPin,
  deletePhoneCalls,
  lockPinCall,
  pinCallById,
  putVerifiedPhone,
  setPinCallVerified,
} from './pin-call-statements.ts';

/** The name of a pin-call where age checks have their provider. */
const pinCallProvider = 'pin-call';

const lastDigits = 3;

/** @spec error:pincall-4, error:pincall-7, error:pincall-8 */
const wrongPin = async (row: Row<'pinCall'>, world: World): Promise<PinCallAnswer> => {
  const wrong = (await countWrongPin.first(world.tx, { key: row.key }))?.wrong ?? pinTries;
  if (wrong < pinTries) return pinCallError(pinCallCodes.invalidCode, { triesLeft: pinTries - wrong });
  const until = later(nowIso(world), pinCallTimes.lock);
  await lockPinCall.all(world.tx, { key: row.key, until });
  return pinCallError(pinCallCodes.attemptLimit, { triesLeft: 0, retryAt: until });
};

/** Stores the number as verified; one for an age check settles it. */
const rightPin = async (row: Row<'pinCall'>, language: Language, world: World): Promise<PinCallAnswer> => {
  const { guestId, type, key, numberHash: hash } = row;
  if (await isTaken(type, [hash], guestId, world)) return pinCallError(pinCallCodes.notUnique);
  const at = nowIso(world);
  await setPinCallVerified.all(world.tx, { key });
  await deletePhoneCalls.all(world.tx, { guestId, before: '' });
  const isMobile = row.pinLength === pinDigits.mobile ? 1 : 0;
  const phone = {
    key: `${guestId} ${type}`,
    guestId,
    type,
    hash,
    isMobile,
    number: isMobile === 1 ? `+${row.countryCode}${row.preCode}${row.number}` : null,
    lastDigits: row.number.slice(-lastDigits),
    at,
  };
  await putVerifiedPhone.all(world.tx, phone);
  if (type === 'avs') await settleAgeCheck({ guestId, result: 'accepted', provider: pinCallProvider, language }, world);
  return answerOf({ ...row, isVerified: 1 });
};

/** A typed pin with its hashes. */
export interface PreparedPin extends InputOf<typeof verifyPinCall> {
  readonly hashes: readonly string[];
}

/** Hashes a typed pin before the change, in which only the database is awaited. Spaces do not count. */
export const preparePin = async (
  { id, type, pin }: InputOf<typeof verifyPinCall>,
  guestId: number,
  parts: WorldParts,
): Promise<PreparedPin> => {
  const digits = pin.replace(/[\s-]/g, '');
  return { id, type, pin: digits, hashes: await parts.secretHash('pin', pinText(id, guestId, digits)) };
};

/**
 * Verifies a number by its pin: once, within five minutes, with three tries. The right pin again returns the same answer.
 * @spec query:pin-call.verify, state:pin-call
 */
export const verify = async (
  { id, type, pin, hashes }: PreparedPin,
  { guestId, language }: { readonly guestId: number; readonly language: Language },
  world: World,
): Promise<PinCallAnswer> => {
  const row = await pinCallById.first(world.tx, { key: id });
  // Somebody else's id is answered like one that nobody has.
  if (row?.guestId !== guestId) return pinCallError(pinCallCodes.unknownId);
  if (row.type !== type) return pinCallError(pinCallCodes.invalidType);
  const isRight = hashes.map((hash) => isSameSecret(hash, row.pinHash)).includes(true);
  if (row.isVerified === 1 && isRight) return answerOf(row);
  if (row.lockedUntil !== null) return pinCallError(pinCallCodes.attemptLimit, { retryAt: row.lockedUntil });
  if (row.expiresAt <= nowIso(world)) return pinCallError(pinCallCodes.timeout);
  const tries = { triesLeft: pinTries - row.wrong };
  if (pin.length !== row.pinLength || /\D/.test(pin)) return pinCallError(pinCallCodes.invalidCode, tries);
  return isRight ? rightPin(row, language, world) : wrongPin(row, world);
};

/** Prepares and verifies a pin, for callers outside a change. */
export const verifyPin = async (
  input: InputOf<typeof verifyPinCall>,
  source: { readonly guestId: number; readonly language: Language },
  parts: WorldParts,
): Promise<PinCallAnswer> => {
  const prepared = await preparePin(input, source.guestId, parts);
  return runInWorld(parts, true, (world) => verify(prepared, source, world));
};
