import { parseArgs } from 'node:util';
import { UsageError } from '../verify/UsageError.ts';
import { runVerify, type VerifyOptions } from './verify.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Flags of the commands beside `verify`. */
interface Flags {
  readonly check: boolean;
  /** The folder to write to. */
  readonly out?: string | undefined;
}

/** A command beside `verify`. Returns an exit code. */
export type Command = (flags: Flags, print: (line: string) => void) => number | Promise<number>;

const helpFor = (others: readonly string[]): string => `Use: contracts ${['verify [options]', ...others].join(' | ')}

verify: compares a server with the contracts
  --base-url URL        the server's REST and query services; without it the reference server is started and verified
  --socket-url URL      its socket; without it the interactions of the socket are left out
  --states-url URL      the address that sets provider states
  --insecure            accepts any certificate
  --module ID           only this module, for instance content/actors; can be given several times
  --call ID             only this call, for instance content/actors/getActor or getActor; can be given several times
  --transport NAME      only rest, query or socket; can be given several times
  --only-failed         only what was broken in the last run
  --claims FILE         one module or call a line: what the server claims; everything else cannot fail the run
  --only-claimed        leaves everything else out
  --pacts DIR           other pact files, without the scenarios
  --result FILE         where the outcome is written
  --report FORMAT       json, junit or html, beside the outcome
  --wait-ms N           the longest that an answer or frame may take (2000)
  --timeout SECONDS     the longest that the run may take (600)
  --parallel N          interactions at once; the server must keep worlds apart (1)
  --strict              a field that is not declared is a difference
  --verbose             what Pact prints, too

Exit codes: 0 holds, 1 broken, 2 wrong use, 3 not reachable.`;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'base-url': text,
      'socket-url': text,
      'states-url': text,
      insecure: flag,
      module: texts,
      call: texts,
      transport: texts,
      'only-failed': flag,
      claims: text,
      'only-claimed': flag,
      pacts: text,
      result: text,
      report: text,
      'wait-ms': text,
      timeout: text,
      parallel: text,
      strict: flag,
      verbose: flag,
      check: flag,
      out: text,
      help: flag,
    },
  });

type Values = ReturnType<typeof parse>['values'];

const urlOf = (name: string, value: string | undefined, protocols: readonly string[]): string | undefined => {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new UsageError(`--${name} must be an address that begins with ${protocols.join(' or ')}, not "${value}".`);
  return value;
};

const numberOf = (name: string, value: string | undefined, unit: string): number | undefined => {
  if (value === undefined) return undefined;
  if (!(Number(value) > 0)) throw new UsageError(`--${name} must be a number of ${unit}.`);
  return Number(value);
};

const oneOf = <T extends string>(name: string, value: string, known: readonly T[]): T => {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new UsageError(`--${name} must be one of ${known.join(', ')}, not "${value}".`);
  return found;
};

const optionsOf = (values: Values): VerifyOptions => {
  const baseUrl = urlOf('base-url', values['base-url'], ['http:', 'https:'])?.replace(/\/$/, '');
  const socketUrl = urlOf('socket-url', values['socket-url'], ['ws:', 'wss:']);
  const statesUrl = urlOf('states-url', values['states-url'], ['http:', 'https:']);
  for (const [name, url] of Object.entries({ 'socket-url': socketUrl, 'states-url': statesUrl })) {
    if (url !== undefined && baseUrl === undefined) throw new UsageError(`--${name} needs --base-url beside it.`);
  }
  const seconds = numberOf('timeout', values.timeout, 'seconds');
  const { report } = values;
  return {
    baseUrl,
    socketUrl,
    statesUrl,
    pacts: values.pacts,
    result: values.result,
    claims: values.claims,
    onlyClaimed: values['only-claimed'] === true,
    waitMs: numberOf('wait-ms', values['wait-ms'], 'milliseconds'),
    modules: values.module ?? [],
    calls: values.call ?? [],
    transports: (values.transport ?? []).map((each) => oneOf('transport', each, ['rest', 'query', 'socket'] as const)),
    onlyFailed: values['only-failed'] === true,
    verbose: values.verbose === true,
    strict: values.strict === true,
    parallel: Math.ceil(numberOf('parallel', values.parallel, 'processes') ?? 1),
    ...(seconds === undefined ? {} : { timeoutMs: seconds * 1_000 }),
    report: report === undefined ? undefined : oneOf('report', report, ['json', 'junit', 'html'] as const),
  };
};

const run = async (args: readonly string[], others: Readonly<Record<string, Command>>): Promise<number> => {
  const { values, positionals } = parse(args);
  if (values.help === true) {
    print(helpFor(Object.keys(others)));
    return 0;
  }
  // Node itself warns of it, once for each process.
  if (values.insecure === true) process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const name = positionals.join(' ');
  if (name === 'verify') return runVerify(optionsOf(values), print);
  const command = Object.hasOwn(others, name) ? others[name] : undefined;
  if (command !== undefined) return command({ check: values.check === true, out: values.out }, print);
  const known = ['verify', ...Object.keys(others)].join(', ');
  throw new UsageError(
    name === ''
      ? `No command: ${known}. --help lists the options.`
      : `"${name}" is no command: ${known}. --help lists the options.`,
  );
};

/** Runs the command line, with commands beside `verify`, and sets the exit code of the process. */
export const runCommandLine = async (
  args: readonly string[],
  others: Readonly<Record<string, Command>> = {},
): Promise<void> => {
  // Pact's verifier reports its use to a third party unless this variable has exactly this value.
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  // Pact's own filters would leave interactions out unseen.
  for (const name of ['PACT_DESCRIPTION', 'PACT_PROVIDER_STATE', 'PACT_PROVIDER_NO_STATE']) delete process.env[name];
  try {
    process.exitCode = await run(args, others);
  } catch (error) {
    const isUsageError =
      error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
    const line = isUsageError ? ((error as Error).message.split('\n')[0] ?? '') : String(error);
    process.stderr.write(`${line}\n`);
    process.exitCode = isUsageError ? 2 : 1;
  }
};
