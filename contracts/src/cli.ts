import { parseArgs } from 'node:util';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** An error in the command line's arguments, reported in one line. */
class UsageError extends Error {}

const usage =
  'Use: cli.ts verify [--base-url URL --socket-url URL [--states-url URL]] [--pacts DIR] [--result FILE] [--wait-ms N] | report | export [--check]';

const urlOf = (name: string, value: string | undefined, protocols: readonly string[]): string | undefined => {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new UsageError(`--${name} must be an address that begins with ${protocols.join(' or ')}, not "${value}".`);
  return value;
};

const verify = async (values: Readonly<Record<string, string | undefined>>): Promise<boolean> => {
  const baseUrl = urlOf('base-url', values['base-url'], ['http:', 'https:']);
  const socketUrl = urlOf('socket-url', values['socket-url'], ['ws:', 'wss:']);
  const statesUrl = urlOf('states-url', values['states-url'], ['http:', 'https:']);
  if ((baseUrl === undefined) !== (socketUrl === undefined))
    throw new UsageError('--base-url and --socket-url go together: both are required.');
  if (statesUrl !== undefined && baseUrl === undefined)
    throw new UsageError('--states-url needs --base-url beside it.');
  const waitMs = values['wait-ms'] === undefined ? undefined : Number(values['wait-ms']);
  if (waitMs !== undefined && !(waitMs > 0)) throw new UsageError('--wait-ms must be a number of milliseconds.');
  const { runVerify } = await import('./verify/command.ts');
  const { pacts, result } = values;
  return runVerify({ baseUrl, socketUrl, statesUrl, pacts, result, waitMs }, print);
};

const run = async (args: readonly string[]): Promise<boolean> => {
  const text = { type: 'string' as const };
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'base-url': text,
      'socket-url': text,
      'states-url': text,
      pacts: text,
      result: text,
      'wait-ms': text,
      check: { type: 'boolean' },
    },
  });
  const { check = false, ...named } = values;
  switch (positionals.join(' ')) {
    case 'verify':
      return verify(named);
    case 'report':
      return (await import('./report/command.ts')).runReport(print);
    case 'export':
      return (await import('./documents/command.ts')).runExport({ check }, print);
    default:
      throw new UsageError(usage);
  }
};

// Pact's verifier reports its use to a third party unless this variable has exactly this value.
process.env['PACT_DO_NOT_TRACK'] = 'true';
try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  const isUsageError =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  process.stderr.write(`${String(isUsageError ? (error as Error).message : error)}\n`);
  process.exitCode = 1;
}
