import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { insertMail } from '../../foundation/guest/statements.ts';
import { countAttempt, forgetAttempts } from '../../foundation/session/attempts.ts';
import {
  accountByGuest,
  deleteSecondFactor,
  putSecondFactor,
  secondFactorOf,
  updateSecondFactor,
} from '../../foundation/session/statements.ts';
import { parseJson, toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import type { ConfirmError } from './account-changes.ts';
import { eventOf } from './account-events.ts';
import type { PasswordChanges } from './password-changes.ts';
import type { LoggedInSource } from './sources.ts';
import type { FactorCipher } from './factor-cipher.ts';
import type { AccountParts } from './account-parts.ts';
import { hashOfToken } from './tokens.ts';

/** How many recovery codes a guest gets. */
const recoveryCodes = 10;
/** Wrong codes per quarter of an hour, after which none is accepted. @assumed The documents name no second factor. */
const maxCodes = 5;
const period = 30;

/** The secret of a second factor, for the guest's app. */
export interface FactorKey {
  readonly secret: string;
  /** The `otpauth:` address, which opens an app on the same device. */
  readonly uri: string;
}

/** Switches the second factor of a guest on and off. */
export interface SecondFactors {
  hasSecondFactor(world: WorldParts, guestId: number): Promise<boolean>;
  /** Creates a secret, which counts once a code of it was entered. */
  beginSecondFactor(
    world: WorldParts,
    password: string,
    source: LoggedInSource,
  ): Promise<{ readonly error: ConfirmError } | ({ readonly error: null } & FactorKey)>;
  /** The secret that waits for its first code, or null. */
  waitingKey(world: WorldParts, guestId: number): Promise<FactorKey | null>;
  /** Activates the secret. Returns the recovery codes, which are stored as hashes only. */
  confirmSecondFactor(
    world: WorldParts,
    code: string,
    source: LoggedInSource,
  ): Promise<{ readonly error: 'wrongCode' | 'tooMany' } | { readonly error: null; readonly codes: readonly string[] }>;
  endSecondFactor(world: WorldParts, password: string, source: LoggedInSource): Promise<ConfirmError | null>;
}

const totpOf = (secret: string, email = ''): TOTP =>
  new TOTP({ issuer: 'Lounge', label: email, secret: Secret.fromBase32(secret), period });

/** A recovery code: fifty random bits in base 32, with a hyphen for the eye. */
const newRecoveryCode = (): string => {
  const text = new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.slice(0, 10).toLowerCase();
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');
const recoveryHash = (guestId: number, code: string): string => hashOfToken(`recovery ${guestId} ${plainCode(code)}`);

/** The step of a code that is right and was not used, or null. One step of tolerance is for clocks that differ. */
const stepOf = (
  { guest_id: guestId, secret: stored, last_step: lastStep }: Row<'second_factor'>,
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

/**
 * Checks a code of the app, or a recovery code, and uses it up. Must run inside a change. Wrong ones are counted by guest, from
 * wherever they come: whoever enters them knows the password.
 */
export const redeemCode = async (
  { guestId, code, cipher }: { readonly guestId: number; readonly code: string; readonly cipher: FactorCipher },
  world: World,
): Promise<'wrongCode' | 'tooMany' | null> => {
  const attempts = ['code', String(guestId)];
  if (!(await countAttempt(attempts, maxCodes, world))) return 'tooMany';
  const factor = await secondFactorOf.first(world.tx, { guestId });
  if (factor === null) return 'wrongCode';
  const hashes = parseJson(factor.recovery_hashes);
  const step = stepOf(factor, code, { cipher, now: world.clock.now() });
  const left = hashes.filter((each) => each !== recoveryHash(guestId, code));
  if (step === null && left.length === hashes.length) return 'wrongCode';
  await updateSecondFactor.all(world.tx, { guestId, step: step ?? factor.last_step, hashes: toJson(left) });
  await forgetAttempts(attempts, world);
  return null;
};

const tell = async (guestId: number, kind: 'factor-on' | 'factor-off', world: World): Promise<void> => {
  const account = await accountByGuest.first(world.tx, { guestId });
  if (account !== null) await insertMail.all(world.tx, { to: account.email, kind, body: '', at: nowIso(world) });
};

const keyOf = async (secret: string, guestId: number, { database: { reader } }: WorldParts): Promise<FactorKey> => {
  const account = await accountByGuest.first(reader, { guestId });
  return { secret, uri: totpOf(secret, account?.email).toString() };
};

/** Whether a guest's second factor is active. */
export const hasSecondFactor: SecondFactors['hasSecondFactor'] = async ({ database: { reader } }, guestId) =>
  (await secondFactorOf.first(reader, { guestId }))?.is_active === 1;

/** Activates a secret by its first code. */
const activate = async (
  { guestId, code, cipher }: Parameters<typeof redeemCode>[0],
  world: World,
): ReturnType<SecondFactors['confirmSecondFactor']> => {
  const before = await secondFactorOf.first(world.tx, { guestId });
  const error = before?.is_active === 0 ? await redeemCode({ guestId, code, cipher }, world) : 'wrongCode';
  if (error !== null) return { error };
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  const hashes = toJson<readonly string[]>(codes.map((each) => recoveryHash(guestId, each)));
  const used = await secondFactorOf.first(world.tx, { guestId });
  await updateSecondFactor.all(world.tx, { guestId, step: used?.last_step ?? 0, hashes });
  await tell(guestId, 'factor-on', world);
  return { error: null, codes };
};

/** Creates the part of the accounts that switches the second factor on and off. */
export const createSecondFactors = (
  { checkPassword }: Pick<PasswordChanges, 'checkPassword'>,
  { note, factorCipher: cipher }: Pick<AccountParts, 'note' | 'factorCipher'>,
): SecondFactors => ({
  hasSecondFactor,
  beginSecondFactor: async (parts, password, source) => {
    const error = await checkPassword(parts, password, source);
    if (error !== null) return { error };
    const { guestId } = source;
    const { base32: secret } = new Secret({ size: 20 });
    await runInWorld(parts, true, async ({ tx }) => {
      // An active one is not replaced: it has to be switched off first, which asks for the password too.
      if ((await secondFactorOf.first(tx, { guestId }))?.is_active !== 1)
        await putSecondFactor.all(tx, {
          guestId,
          secret: cipher.encrypt(guestId, secret),
          none: toJson<readonly string[]>([]),
        });
    });
    return { error: null, ...(await keyOf(secret, guestId, parts)) };
  },
  waitingKey: async (parts, guestId) => {
    const factor = await secondFactorOf.first(parts.database.reader, { guestId });
    const secret = factor === null || factor.is_active === 1 ? null : cipher.decrypt(guestId, factor.secret);
    return secret === null ? null : keyOf(secret, guestId, parts);
  },
  confirmSecondFactor: async (parts, code, source) => {
    const { guestId } = source;
    const result = await runInWorld(parts, true, (world) => activate({ guestId, code, cipher }, world));
    const failure = result.error === 'wrongCode' ? 'wrong' : result.error;
    note(eventOf('factor-on', source, failure));
    return result;
  },
  endSecondFactor: async (parts, password, source) => {
    const error = await checkPassword(parts, password, source);
    if (error !== null) return error;
    await runInWorld(parts, true, async (world) => {
      await deleteSecondFactor.all(world.tx, { guestId: source.guestId });
      await tell(source.guestId, 'factor-off', world);
    });
    note(eventOf('factor-off', source));
    return null;
  },
});
