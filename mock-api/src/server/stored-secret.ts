import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { createSecret, isStrongSecret } from './secret.ts';

/** A secret's file that cannot be used or written. */
export class SecretFileError extends Error {}

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
    if (readFileSync(temporary, 'utf8') !== text) throw new SecretFileError(`${file} could not be written whole.`);
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

/** Returns the secret that a file stores; it is created with the file. Throws a SecretFileError if the file has no usable secret. */
export const storedSecret = (file: string): string => {
  const stored = readIfExists(file);
  if (stored !== null) {
    if (isStrongSecret(stored)) return stored;
    throw new SecretFileError(
      `The file ${file} has no usable secret, only ${stored.length} characters; delete it to get a new one, which ends all sessions.`,
    );
  }
  const secret = createSecret();
  writeWhole(file, secret);
  return secret;
};
