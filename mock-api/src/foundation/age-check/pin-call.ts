import type { Infer, InputOf } from '@lounge/protocol';
import {
  pinCallCodes,
  type pinCallAnswer,
  type pinCallVerification,
  type PinCallCode,
  type startPinCall,
} from '@lounge/protocol/foundation/age-check';
import { isLockedOut } from '../../dispatch/locked-out.ts';
import { reject } from '../../dispatch/handler.ts';
import { countAttempt } from '../session/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { readPhoneNumber, type PhoneNumber } from './phone-number.ts';
import {
  blockedPhone,
  deletePhoneCalls,
  deletePinCalls,
  insertPhoneCall,
  insertPinCall,
  latestPinCall,
  networkOutage,
  phoneOfOther,
} from './pin-call-statements.ts';
import { uniquePhoneTypes } from './phone-types.ts';

/** The answer of a pin-call. */
export type PinCallAnswer = Infer<typeof pinCallAnswer>;
/** The input of a pin-call. */
export type PinCallInput = InputOf<typeof startPinCall>;

/** Who wants a call. */
export interface PinCallSource {
  readonly guestId: number;
  /** The visitor's IP address; absent where there is no network. */
  readonly address?: string | undefined;
}

/** Lifetimes in milliseconds. @assumed The documents name none. */
export const pinCallTimes = { pin: 5 * 60_000, untilNextCall: 60_000, lock: 15 * 60_000, kept: 60 * 60_000 } as const;

/** How many pins of a call may be wrong. @assumed */
export const pinTries = 3;

/** Calls in a quarter of an hour. A number has fewer, so that nobody is rung again and again. @assumed */
const callLimits = { ofGuest: 6, ofNumber: 4, ofAddress: 20 } as const;

/**
 * An answer with one error.
 * @spec error:pincall-1, error:pincall-2, error:pincall-3, error:pincall-5, error:pincall-6, error:pincall-9, error:pincall-10
 */
export const pinCallError = (
  code: PinCallCode,
  { triesLeft = null, retryAt = null }: { triesLeft?: number | null; retryAt?: string | null } = {},
): PinCallAnswer => ({
  verification: null,
  errors: [{ code, triesLeft, retryAt }],
  callAgainAt: null,
  expiresAt: null,
});

const verificationOf = (row: Row<'pinCall'>): Infer<typeof pinCallVerification> => ({
  id: row.key,
  type: row.type,
  verified: row.isVerified === 1,
  countryCode: row.countryCode,
  preCode: row.preCode,
  number: row.number,
  pinLength: row.pinLength,
});

/** Returns the answer about a call without errors. */
export const answerOf = (row: Row<'pinCall'>): PinCallAnswer => ({
  verification: verificationOf(row),
  errors: [],
  callAgainAt: row.isVerified === 1 ? null : later(row.startedAt, pinCallTimes.untilNextCall),
  expiresAt: row.isVerified === 1 ? null : row.expiresAt,
});

/** An instant that is some milliseconds after another. */
export const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** The text of which a pin's hash is made: a pin is right for one call of one guest only. */
export const pinText = (id: string, guestId: number, pin: string): string => `${id} ${guestId} ${pin}`;

/** Whether a number is taken by another account, for types that allow one account only. */
export const isTaken = async (
  type: Row<'pinCall'>['type'],
  hashes: readonly string[],
  guestId: number,
  { tx }: Pick<World, 'tx'>,
): Promise<boolean> => {
  if (!uniquePhoneTypes.some((each) => each === type)) return false;
  for (const hash of hashes) if ((await phoneOfOther.first(tx, { hash, guestId })) !== null) return true;
  return false;
};

interface Prepared {
  readonly phone: PhoneNumber;
  readonly id: string;
  readonly pin: string;
  readonly pinHash: string;
  readonly numberHashes: readonly [string, ...string[]];
}

/** A start with its hashes, or the code of what is wrong with its number. */
export type PreparedStart = { readonly input: PinCallInput } & (
  | { readonly code: PinCallCode }
  | { readonly call: Prepared }
);

/** Returns the answer if the call must wait. Every start counts, so that nobody finds out which numbers are known. */
const mustWait = async (
  { numberHashes }: Prepared,
  { guestId, address }: PinCallSource,
  world: World,
): Promise<PinCallAnswer | null> => {
  const at = nowIso(world);
  const latest = await latestPinCall.first(world.tx, { guestId });
  if (latest?.lockedUntil != null && latest.lockedUntil > at)
    return pinCallError(pinCallCodes.attemptLimit, { retryAt: latest.lockedUntil });
  const next = latest === null || latest.isVerified === 1 ? at : later(latest.startedAt, pinCallTimes.untilNextCall);
  if (next > at) return pinCallError(pinCallCodes.attemptLimit, { retryAt: next });
  const isAllowed =
    (address === undefined || (await countAttempt(['pin-call of', address], callLimits.ofAddress, world))) &&
    (await countAttempt(['pin-call by', String(guestId)], callLimits.ofGuest, world)) &&
    (await countAttempt(['pin-call to', numberHashes[0]], callLimits.ofNumber, world));
  return isAllowed ? null : pinCallError(pinCallCodes.attemptLimit, { retryAt: later(at, pinCallTimes.lock) });
};

/** Returns the answer if the number may not be called. */
const mayNotCall = async (
  { numberHashes }: Prepared,
  type: Row<'pinCall'>['type'],
  guestId: number,
  world: World,
): Promise<PinCallAnswer | null> => {
  for (const hash of numberHashes)
    if ((await blockedPhone.first(world.tx, { hash })) !== null) return pinCallError(pinCallCodes.blacklisted);
  if (await isTaken(type, numberHashes, guestId, world)) return pinCallError(pinCallCodes.notUnique);
  return (await networkOutage.first(world.tx)) === null ? null : pinCallError(pinCallCodes.unknown);
};

/** Stores the call, replaces an earlier one of the guest, and has the pin read out. */
const placeCall = async (
  { phone, id, pin, pinHash, numberHashes }: Prepared,
  { type, language }: PinCallInput,
  guestId: number,
  world: World,
): Promise<PinCallAnswer> => {
  const at = nowIso(world);
  const expiresAt = later(at, pinCallTimes.pin);
  const before = later(at, -pinCallTimes.kept);
  await deletePinCalls.all(world.tx, { guestId, before });
  await deletePhoneCalls.all(world.tx, { guestId, before });
  const { e164, ...parts } = phone;
  const row = { key: id, guestId, type, ...parts, pinHash, numberHash: numberHashes[0], language };
  await insertPinCall.all(world.tx, { ...row, startedAt: at, expiresAt });
  await insertPhoneCall.all(world.tx, { guestId, toNumber: e164, language, pin, at });
  const verification = { id, type, verified: false, ...parts };
  return { verification, errors: [], callAgainAt: later(at, pinCallTimes.untilNextCall), expiresAt };
};

const randomPin = (length: number, random: () => number): string =>
  Array.from({ length }, () => Math.floor(random() * 10)).join('');

/** The dependencies of a start beside the database: hashes are made before the change, in which only the database is awaited. */
export const prepareStart = async (
  input: PinCallInput,
  { guestId }: PinCallSource,
  parts: WorldParts,
): Promise<PreparedStart> => {
  const read = readPhoneNumber(input.phoneNumber, input.type);
  if ('code' in read) return { input, code: read.code };
  const { phone } = read;
  const [id, pin] = [randomHex(16), randomPin(phone.pinLength, parts.random)];
  const [pinHash] = await parts.secretHash('pin', pinText(id, guestId, pin));
  const numberHashes = await parts.secretHash('phone number', phone.e164);
  return { input, call: { phone, id, pin, pinHash, numberHashes } };
};

/**
 * Calls a number and reads out a pin, which is stored as a hash. Errors are answers, so that what was counted stays counted.
 * @spec state:pin-call, query:pin-call.start-verification
 */
export const start = async (prepared: PreparedStart, source: PinCallSource, world: World): Promise<PinCallAnswer> => {
  if ('code' in prepared) return pinCallError(prepared.code);
  const { call, input } = prepared;
  return (
    (await mustWait(call, source, world)) ??
    (await mayNotCall(call, input.type, source.guestId, world)) ??
    (await placeCall(call, input, source.guestId, world))
  );
};

/**
 * Prepares and starts a pin-call, for callers outside a change, which no gate stands before.
 * @throws {ApiError} `locked` for a guest whose account the platform locked.
 */
export const startVerification = async (
  input: PinCallInput,
  source: PinCallSource,
  parts: WorldParts,
): Promise<PinCallAnswer> => {
  const prepared = await prepareStart(input, source, parts);
  return runInWorld(parts, true, async (world) => {
    if (await isLockedOut(world.tx, source.guestId)) reject('locked');
    return start(prepared, source, world);
  });
};
