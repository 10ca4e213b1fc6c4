import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** An error whose message tells the person at the terminal what to change. */
export class SetupError extends Error {}

/** Parses the flags of a command. Throws a SetupError for unknown ones, missing values and other arguments. */
export const flagsOf = <Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const known = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' VALUE' : ''}`);
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}. Known: ${known.join(', ')}.`);
  }
};
