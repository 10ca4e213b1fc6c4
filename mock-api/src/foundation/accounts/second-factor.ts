import { Secret, TOTP } from 'otpauth';
import { mailGuest } from '../guest/index.ts';
import { countAttempt, forgetAttempts } from '../session/index.ts';
import {
  accountByGuest,
  deleteSecondFactor,
  deleteWaitingFactors,
  putSecondFactor,
  secondFactorOf,
  updateSecondFactor,
} from '../session/statements.ts';
import { parseJson, toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { eventOf, type AccountEventFailure } from './account-events.ts';
import type { AccountParts, FactorCipher } from './account-parts.ts';
import { changeAndNote, isSessionOf, type ConfirmError } from './confirmed-change.ts';
import type { CheckPassword } from './password-check.ts';
import type { LoggedInSource } from './sources.ts';

/** How many recovery codes a guest gets. */
const recoveryCodes = 10;
/** Wrong codes per quarter of an hour, after which none is accepted. @assumed The documents name no second factor. */
const maxCodes = 5;
const period = 30;
/** How long a secret waits for its first code, in milliseconds. */
const waitingMs = 10 * 60_000;

/** The secret of a second factor, for the guest's app. */
export interface FactorKey {
  readonly secret: string;
  /** The `otpauth:` address, which opens an app on the same device. */
  readonly uri: string;
}

/** Switches the second factor of a guest on and off. */
export interface SecondFactors {
  hasSecondFactor(guestId: number, world: WorldParts): Promise<boolean>;
  /** Creates a secret, which counts once a code of it was entered. */
  beginSecondFactor(
    password: string,
    source: LoggedInSource,
    world: WorldParts,
  ): Promise<{ readonly error: ConfirmError } | ({ readonly error: null } & FactorKey)>;
  /** The secret that waits for its first code, for the session that began it, for ten minutes; otherwise null. */
  waitingKey(source: LoggedInSource, world: WorldParts): Promise<FactorKey | null>;
  /** Activates the secret. Returns the recovery codes, which are stored as hashes only. `keyExpired` means to begin again. */
  confirmSecondFactor(
    code: string,
    source: LoggedInSource,
    world: WorldParts,
  ): Promise<
    | { readonly error: 'wrongCode' | 'tooMany' | 'keyExpired' }
    | { readonly error: null; readonly codes: readonly string[] }
  >;
  /** Replaces the recovery codes. It asks for the password and a code, as the codes stand for the second factor. */
  renewRecoveryCodes(
    form: { readonly current: string; readonly code: string },
    source: LoggedInSource,
    world: WorldParts,
  ): Promise<
    { readonly error: ConfirmError | 'wrongCode' } | { readonly error: null; readonly codes: readonly string[] }
  >;
  endSecondFactor(password: string, source: LoggedInSource, world: WorldParts): Promise<ConfirmError | null>;
}

const totpOf = (secret: string, email = ''): TOTP =>
  new TOTP({ issuer: 'Lounge', label: email, secret: Secret.fromBase32(secret), period });

/** A recovery code: fifty random bits in base 32, with a hyphen for the eye. */
const newRecoveryCode = (): string => {
  const text = new Secret({ buffer: crypto.getRandomValues(new Uint8Array(7)).buffer }).base32
    .slice(0, 10)
    .toLowerCase();
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');
type HashOf = AccountParts['tokens']['hashOf'];

const recoveryHash = (guestId: number, code: string, hashOf: HashOf): string =>
  hashOf(`recovery ${guestId} ${plainCode(code)}`);

/** The step of a code that is right and was not used, or null. One step of tolerance is for clocks that differ. */
const stepOf = (
  { guestId, secret: stored, lastStep }: Row<'secondFactor'>,
  code: string,
  { cipher, now }: { readonly cipher: FactorCipher; readonly now: number },
): number | null => {
  const secret = cipher.decrypt(guestId, stored);
  // Without the server's secret of that time only recovery codes count.
  if (secret === null) return null;
  const delta = totpOf(secret).validate({ token: plainCode(code), timestamp: now, window: 1 });
  const step = delta === null ? null : Math.floor(now / 1000 / period) + delta;
  return step !== null && step > lastStep ? step : null;
};

/** A code that was entered for a guest. */
interface Entered {
  readonly guestId: number;
  readonly code: string;
  readonly cipher: FactorCipher;
  /** Hashes recovery codes. */
  readonly hashOf: HashOf;
  /** The name of the device, if the guest has logged in on it before. @default none */
  readonly device?: string | null;
}

/**
 * Checks a code of the app, or a recovery code, and uses it up, inside a change. Wrong codes of the app are counted by guest, apart on
 * known devices; recovery codes, which cannot be guessed, always count.
 */
export const redeemCode = async (
  { guestId, code, cipher, hashOf, device = null }: Entered,
  world: World,
): Promise<'wrongCode' | 'tooMany' | null> => {
  const attempts = ['code', String(guestId), ...(device === null ? [] : [device])];
  const mayTry = await countAttempt(attempts, maxCodes, world);
  const factor = await secondFactorOf.first(world.tx, { guestId });
  if (factor === null) return mayTry ? 'wrongCode' : 'tooMany';
  const hashes = parseJson(factor.recoveryHashes);
  const step = mayTry ? stepOf(factor, code, { cipher, now: world.clock.now() }) : null;
  const left = hashes.filter((each) => each !== recoveryHash(guestId, code, hashOf));
  if (step === null && left.length === hashes.length) return mayTry ? 'wrongCode' : 'tooMany';
  await updateSecondFactor.all(world.tx, { guestId, step: step ?? factor.lastStep, hashes: toJson(left) });
  await forgetAttempts(attempts, world);
  return null;
};

const tell = (guestId: number, kind: 'factor-on' | 'factor-off' | 'codes-renewed', world: World): Promise<void> =>
  mailGuest(guestId, { kind }, world);

const keyOf = async (secret: string, guestId: number, { database: { reader } }: WorldParts): Promise<FactorKey> => {
  const account = await accountByGuest.first(reader, { guestId });
  return { secret, uri: totpOf(secret, account?.email).toString() };
};

/** Whether a secret waits for its first code from this session, and not too long yet. */
const isWaiting = ({ isActive, begunAt, begunBy }: Row<'secondFactor'>, session: string, now: number): boolean =>
  isActive === 0 && begunBy === session && begunAt !== null && now - Date.parse(begunAt) < waitingMs;

/** Stores new recovery codes in place of earlier ones, and activates the second factor. Returns them. */
const putRecoveryCodes = async (guestId: number, hashOf: HashOf, { tx }: World): Promise<readonly string[]> => {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  const hashes = toJson<readonly string[]>(codes.map((each) => recoveryHash(guestId, each, hashOf)));
  const used = await secondFactorOf.first(tx, { guestId });
  await updateSecondFactor.all(tx, { guestId, step: used?.lastStep ?? 0, hashes });
  return codes;
};

/** Whether a guest's second factor is active. */
const hasSecondFactor: SecondFactors['hasSecondFactor'] = async (guestId, { database: { reader } }) =>
  (await secondFactorOf.first(reader, { guestId }))?.isActive === 1;

/** A code that a guest who is logged in has entered. */
interface EnteredCode {
  readonly source: LoggedInSource;
  readonly code: string;
  readonly cipher: FactorCipher;
  /** Hashes recovery codes. */
  readonly hashOf: HashOf;
}

/** Activates a secret by its first code. */
const activate = async (
  { source: { guestId, session }, ...entered }: EnteredCode,
  world: World,
): ReturnType<SecondFactors['confirmSecondFactor']> => {
  const factor = await secondFactorOf.first(world.tx, { guestId });
  const isOpen = factor !== null && isWaiting(factor, session, world.clock.now());
  // A session that a reset has ended meanwhile activates nothing.
  if (!isOpen || !(await isSessionOf(guestId, session, world))) return { error: 'keyExpired' };
  const error = await redeemCode({ guestId, ...entered }, world);
  if (error !== null) return { error };
  const codes = await putRecoveryCodes(guestId, entered.hashOf, world);
  await tell(guestId, 'factor-on', world);
  return { error: null, codes };
};

/** Replaces the recovery codes of a second factor that is active. */
const renewCodes = async ({ source: { guestId }, ...entered }: EnteredCode, world: World) => {
  // One that is not active yet is not activated here.
  const isActive = (await secondFactorOf.first(world.tx, { guestId }))?.isActive === 1;
  const error = isActive ? await redeemCode({ guestId, ...entered }, world) : 'wrongCode';
  if (error !== null) return { error };
  const codes = await putRecoveryCodes(guestId, entered.hashOf, world);
  await tell(guestId, 'codes-renewed', world);
  return { error: null, codes };
};

/** Why a code did not count, for the log. A key that has expired is a secret that is wrong by now. */
const failureOf = (error: 'wrongCode' | 'tooMany' | 'keyExpired' | null): AccountEventFailure | null =>
  error === null || error === 'tooMany' ? error : 'wrong';

/** Stores an encrypted secret that waits for its first code. */
const putWaiting = async ({ guestId, session }: LoggedInSource, secret: string, world: World): Promise<void> => {
  const { tx } = world;
  await deleteWaitingFactors.all(tx, { before: new Date(world.clock.now() - waitingMs).toISOString() });
  // An active one is not replaced: it has to be switched off first, which asks for the password too.
  if ((await secondFactorOf.first(tx, { guestId }))?.isActive === 1) return;
  const none = toJson<readonly string[]>([]);
  await putSecondFactor.all(tx, { guestId, secret, none, at: nowIso(world), session });
};

/** Creates the part of the accounts that switches the second factor on and off. */
export const createSecondFactors = (
  checkPassword: CheckPassword,
  { note, factorCipher: cipher, tokens: { hashOf } }: Pick<AccountParts, 'note' | 'factorCipher' | 'tokens'>,
): SecondFactors => ({
  hasSecondFactor,
  beginSecondFactor: async (password, source, parts) => {
    const checked = await checkPassword(password, source, parts);
    if (checked.error !== null) return checked;
    const { guestId } = source;
    const { base32: secret } = new Secret({ size: 20 });
    const change = await changeAndNote(parts, checked.account, { event: null, source, note }, (_, world) =>
      putWaiting(source, cipher.encrypt(guestId, secret), world),
    );
    if (change.error !== null) return change;
    return { error: null, ...(await keyOf(secret, guestId, parts)) };
  },
  waitingKey: async ({ guestId, session }, parts) => {
    const factor = await secondFactorOf.first(parts.database.reader, { guestId });
    if (factor === null || !isWaiting(factor, session, parts.clock.now())) return null;
    const secret = cipher.decrypt(guestId, factor.secret);
    return secret === null ? null : keyOf(secret, guestId, parts);
  },
  confirmSecondFactor: async (code, source, parts) => {
    const result = await runInWorld(parts, true, (world) => activate({ source, code, cipher, hashOf }, world));
    note(eventOf('factor-on', source, failureOf(result.error)));
    return result;
  },
  renewRecoveryCodes: async ({ current, code }, source, parts) => {
    const checked = await checkPassword(current, source, parts);
    if (checked.error !== null) return checked;
    const change = await changeAndNote(parts, checked.account, { event: null, source, note }, (_, world) =>
      renewCodes({ source, code, cipher, hashOf }, world),
    );
    if (change.error !== null) return change;
    note(eventOf('codes-renewed', source, failureOf(change.value.error)));
    return change.value;
  },
  endSecondFactor: async (password, source, parts) => {
    const checked = await checkPassword(password, source, parts);
    if (checked.error !== null) return checked.error;
    const noted = { event: 'factor-off', source, note } as const;
    const change = await changeAndNote(parts, checked.account, noted, async (_, world) => {
      await deleteSecondFactor.all(world.tx, { guestId: source.guestId });
      await tell(source.guestId, 'factor-off', world);
    });
    return change.error;
  },
});
