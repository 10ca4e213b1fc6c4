import { readFileSync } from 'node:fs';
import { parse, s, type Infer } from '@lounge/protocol';
import { FaultError, faultOf, parseFault, type FaultInput } from '../../dev-console/fault-of.ts';

/** Wrong use of the command. */
export class UsageError extends Error {}

/** A server that runs until it is closed, with the text that says where. */
interface Running {
  readonly text: string;
  readonly close: () => Promise<void>;
}

/** A server whose options are valid. */
export interface Prepared {
  readonly port: number | undefined;
  /** The folder of its world, if it has one of its own. */
  readonly folder?: string | undefined;
  readonly open: () => Promise<Running>;
}

/** Reads the arguments of a command, and the variable `ALLOWED_ORIGINS`; returns its help if they ask for it. Throws for wrong use. */
export type Subcommand = (args: readonly string[], allowed: string) => Prepared | string;

/** Writes a sentence about a request. */
export const report = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Options of `parseArgs` for a text, for one that can be given several times, and for a switch. */
export const text = { type: 'string' } as const;
export const texts = { type: 'string', multiple: true } as const;
export const flag = { type: 'boolean' } as const;

/** A whole number of an option. Throws for another value. */
export const wholeNumber = (name: string, value: string | undefined, most: number): number | undefined => {
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value) || Number(value) > most)
    throw new UsageError(`--${name} must be a whole number up to ${most}, not "${value}".`);
  return Number(value);
};

/** The port of `--port`. */
export const portOf = (port: string | undefined): number => wholeNumber('port', port, 65_535) ?? 8080;

/** An origin. Throws for another value. */
export const originOf = (value: string): string => {
  if (!URL.canParse(value) || new URL(value).origin !== value)
    throw new UsageError(
      `"${value}" is no origin, such as http://localhost:5173: scheme, host and port, without a path.`,
    );
  return value;
};

/** The origins of `--origin` and of the variable `ALLOWED_ORIGINS`. */
export const originsOf = (origins: readonly string[], allowed: string): readonly string[] =>
  [...origins, ...allowed.split(',').filter((each) => each !== '')].map(originOf);

/** The line that shows allowed origins. */
export const originsText = (origins: readonly string[]): string =>
  origins.length === 0 ? 'its own (--origin adds others)' : origins.join(', ');

const faultList = s.array(
  s.object({
    call: s.string,
    code: s.optional(s.string),
    ms: s.optional(s.count),
    times: s.optional(s.count),
  }),
);

/** Reads a file of JSON for an option. Throws for one that cannot be read. */
const readJson = (name: string, file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--${name}: ${file} cannot be read: ${(error as Error).message}`);
  }
};

const faultsIn = (file: string): Infer<typeof faultList> => {
  const parsed = parse(faultList, readJson('faults', file));
  if (parsed.ok) return parsed.value;
  throw new UsageError(
    `--faults: ${file} is no list of {"call", "code", "ms", "times"}, at ${parsed.field || 'its root'}.`,
  );
};

/** The faults of `--fault` and of the file of `--faults`, for calls with these ids. */
export const faultsOf = (
  faults: readonly string[],
  file: string | undefined,
  ids: readonly string[],
): readonly FaultInput[] => {
  try {
    const inputs = [...(file === undefined ? [] : faultsIn(file)), ...faults.map(parseFault)];
    for (const each of inputs) faultOf(each, ids);
    return inputs;
  } catch (error) {
    if (error instanceof FaultError) throw new UsageError(`--fault: ${error.message}`);
    throw error;
  }
};
