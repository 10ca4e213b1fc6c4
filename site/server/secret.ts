import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { createSecret, isStrongSecret, secretRule } from '@lounge/mock-api/server';
import { SetupError } from './flags.ts';

/** Writes a file that is whole or not there, even if the disk is full or the power fails. Only its owner can read it. */
const writeWhole = (file: string, text: string): void => {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    const descriptor = openSync(temporary, 'w', 0o600);
    try {
      writeSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    if (readFileSync(temporary, 'utf8') !== text) throw new SetupError(`${file} could not be written whole.`);
    renameSync(temporary, file);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
};

const readIfExists = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
};

/** Returns the secret that a file stores; it is created with the file. Throws a SetupError if the file has no usable secret. */
const storedSecret = (file: string): string => {
  const stored = readIfExists(file);
  if (stored !== null) {
    if (isStrongSecret(stored)) return stored;
    throw new SetupError(
      `The file ${file} has no usable secret, only ${stored.length} characters; delete it to get a new one, which ends all sessions.`,
    );
  }
  const secret = createSecret();
  writeWhole(file, secret);
  return secret;
};

/** Returns the secret from the environment, or outside of production from a file of the data directory. Throws a SetupError for a weak one. */
export const secretOf = (directory: string, environment: NodeJS.ProcessEnv, isProduction: boolean): string => {
  const secret = environment['SECRET'];
  if (secret === undefined || secret === '') {
    if (!isProduction) return storedSecret(`${directory}/secret`);
    throw new SetupError(`NODE_ENV is production, so SECRET must be set, as tokens are signed with it: ${secretRule}.`);
  }
  if (!isStrongSecret(secret)) throw new SetupError(`SECRET is too weak: ${secretRule}.`);
  return secret;
};

/** Returns the secrets that SECRET has replaced, separated by commas. Throws a SetupError for a weak one. */
export const previousSecretsOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  const secrets = (environment['PREVIOUS_SECRETS'] ?? '').split(',').filter((each) => each !== '');
  if (!secrets.every(isStrongSecret)) throw new SetupError(`PREVIOUS_SECRETS has a weak one: ${secretRule}.`);
  return secrets;
};
