import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** An error whose message tells the person at the terminal what to change. */
export class SetupError extends Error {}

/**
 * Parses the flags of a command. Throws a SetupError for unknown ones, missing values and other arguments, and for a flag that npm took for
 * itself, as two dashes are missing before it.
 */
export const flagsOf = <Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  environment: NodeJS.ProcessEnv = process.env,
) => {
  const taken = Object.keys(options).find((name) => environment[`npm_config_${name}`] !== undefined);
  if (taken !== undefined)
    throw new SetupError(`npm took --${taken} for itself: write -- before it, as in npm start -- --${taken}.`);
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const known = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' VALUE' : ''}`);
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}. Known: ${known.join(', ')}.`);
  }
};
