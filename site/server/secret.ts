import { isStrongSecret, secretRule, storedSecret } from '@lounge/mock-api/server';
import { SetupError } from './flags.ts';

/** Returns the secret from the environment, or outside of production from a file of the data directory. Throws a SetupError for a weak one, a SecretFileError for a bad file. */
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
