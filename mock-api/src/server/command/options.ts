import { isHeaderName } from '../http/header-name.ts';

/** Wrong use of the command. */
export class UsageError extends Error {}

/** A server that runs until it is closed, with the text that says where. */
interface Running {
  readonly text: string;
  readonly close: () => Promise<void>;
}

/** The variables of the environment that the command reads. */
export type CommandVariables = Readonly<Partial<Record<'ALLOWED_ORIGINS' | 'ALLOWED_HEADERS', string>>>;

/** A server whose options are valid. Its modules are loaded by `open`, as that takes seconds. */
export interface Prepared {
  /** A clause about what is done until it runs. */
  readonly starting: string;
  readonly port: number | undefined;
  /** The folder of its world, if it has one of its own. */
  readonly folder?: string | undefined;
  readonly open: () => Promise<Running>;
}

/** Reads the arguments of a command; returns its help if they ask for it. Throws for wrong use. */
export type Subcommand = (args: readonly string[], variables: CommandVariables) => Prepared | string;

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

/** An origin, in the form in which browsers send it. Throws for another value. */
export const originOf = (value: string): string => {
  const url = URL.parse(value);
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UsageError(
    `"${value}" is no origin, such as http://localhost:5173: scheme, host and port, without a path.`,
  );
};

const partsOf = (list = ''): readonly string[] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The origins of `--origin` and of the variable `ALLOWED_ORIGINS`. */
export const originsOf = (origins: readonly string[], { ALLOWED_ORIGINS }: CommandVariables): readonly string[] =>
  [...origins, ...partsOf(ALLOWED_ORIGINS)].map(originOf);

/** The headers of `--allow-header` and of the variable `ALLOWED_HEADERS`. Throws for what is no name. */
export const headersOf = (names: readonly string[], { ALLOWED_HEADERS }: CommandVariables): readonly string[] =>
  [...names, ...partsOf(ALLOWED_HEADERS)].map((name) => {
    if (!isHeaderName(name)) throw new UsageError(`"${name}" is no name of a header, such as traceparent.`);
    return name;
  });

/** The line that shows allowed origins. */
export const originsText = (origins: readonly string[]): string =>
  origins.length === 0 ? 'its own (--origin adds others)' : origins.join(', ');
