import { parseArgs } from 'node:util';
import { restBase, servicePaths } from '@lounge/protocol';
import { invalidKinds, kindNames, validKinds } from '../declared-requests/kinds.ts';
import { followProxies } from '../verify/proxies.ts';
import { UsageError } from '../verify/UsageError.ts';
import { consumerName } from '../consume/files.ts';
import { runCanIDeploy, runPublish, runVerifyFromBroker, type Broker } from './broker.ts';
import { runDiff } from './diff.ts';
import { reportFormats, type VerifyOptions } from './options.ts';
import { runVerify } from './verify.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Flags of the commands beside `verify`. */
interface Flags {
  readonly check: boolean;
  /** The folder to write to. */
  readonly out?: string | undefined;
}

/** A command beside `verify`. Returns an exit code. */
export type Command = (flags: Flags, print: (line: string) => void) => number | Promise<number>;

const helpFor = (
  others: readonly string[],
): string => `Use: contracts ${['verify [options]', 'diff OLD NEW', 'publish', 'can-i-deploy', ...others].join(' | ')}

verify: compares a server with the contracts
  --base-url URL        the server's REST and query services; without it the reference server is started and verified
  --socket-url URL      its socket; without it the interactions of the socket are left out
  --states-url URL      the address that sets provider states
  --insecure            accepts any certificate
  --module ID           only this module, for instance content/actors; can be given several times
  --call ID             only this call, for instance content/actors/getActor or getActor; can be given several times
  --transport NAME      only rest, query or socket; can be given several times
  --interaction TEXT    only this one, by its description or a scenario's id; can be given several times
  --only-failed         only what was broken in the last run
  --claims FILE         one module or call a line: what the server claims; everything else cannot fail the run
  --only-claimed        leaves everything else out
  --pacts DIR           other pact files, without the scenarios
  --result FILE         where the outcome is written
  --report FORMAT       json, junit or html, beside the outcome
  --wait-ms N           the longest that an answer or frame may take (2000)
  --timeout SECONDS     the longest that the run may take (600)
  --parallel N          interactions at once; the server must keep worlds apart (1)
  --invalid N           at most N invalid requests of each call, made from its declaration (12); 0 for none
  --valid N             at most N valid requests of each call, at the edges of its declaration (10); 0 for none
  --seed N              determines both (1)
  --without KIND        leaves such requests out, can be given several times;
                        invalid: ${Object.keys(invalidKinds).join(', ')};
                        valid: ${Object.keys(validKinds).join(', ')}
  --header 'NAME: V'    a header of your own with all that is sent; can be given several times
  --without-push-numbers  for a server whose pushes have no numbers: leaves their check out
  --teardown            tells the states endpoint to clean up after each interaction
  --strict              a field that is not declared is a difference
  --verbose             what Pact prints, too
  --broker URL          verifies the pacts of a Pact broker, without the scenarios
  --branch B            those of this branch of the client; without it those of its main branch and of deployed and released versions
  --publish-results     uploads the results, with --provider-version V and --provider-branch B

publish: sends the pacts to a Pact broker: --broker URL --version V --branch B, from --pacts DIR

can-i-deploy: asks a Pact broker: --broker URL --version V, and --to ENVIRONMENT or --with-branch B
  --pacticipant NAME    whose version it is (guest-client)

  --token T             the broker's token, for all of them; or the variable PACT_BROKER_TOKEN

diff: prints what changed from the contracts in one folder to those in another; fails if it breaks the client and the version does not say so

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
      interaction: texts,
      header: texts,
      'without-push-numbers': flag,
      teardown: flag,
      'only-failed': flag,
      claims: text,
      'only-claimed': flag,
      pacts: text,
      result: text,
      report: text,
      'wait-ms': text,
      timeout: text,
      parallel: text,
      invalid: text,
      valid: text,
      seed: text,
      without: texts,
      strict: flag,
      verbose: flag,
      broker: text,
      token: text,
      version: text,
      branch: text,
      to: text,
      'with-branch': text,
      pacticipant: text,
      'publish-results': flag,
      'provider-version': text,
      'provider-branch': text,
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

/** A day in milliseconds. Timers take no more than 24 of them, and end at once beyond that. */
const dayMs = 86_400_000;

const numberOf = (
  name: string,
  value: string | undefined,
  { unit, most }: { readonly unit: string; readonly most: number },
): number | undefined => {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!(number > 0 && number <= most))
    throw new UsageError(`--${name} must be a number of ${unit} from 1 to ${most}, not "${value}".`);
  return Math.ceil(number);
};

const wholeNumberOf = (name: string, value: string | undefined): number | undefined => {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--${name} must be a whole number from 0 on, not "${value}".`);
  return Number(value);
};

const oneOf = <T extends string>(name: string, value: string, known: readonly T[]): T => {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new UsageError(`--${name} must be one of ${known.join(', ')}, not "${value}".`);
  return found;
};

/** The address before the paths of calls. */
const baseUrlOf = (value: string | undefined): string | undefined => {
  const text = urlOf('base-url', value, ['http:', 'https:']);
  if (text === undefined) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw new UsageError('--base-url must have no user and no password.');
  if (url.search !== '' || url.hash !== '')
    throw new UsageError(`--base-url must have no query and no fragment: paths are appended to "${text}".`);
  const base = text.replace(/\/+$/, '');
  const appended = [restBase.replace(/\/$/, ''), ...Object.values(servicePaths)].find((path) => base.endsWith(path));
  if (appended !== undefined) throw new UsageError(`--base-url must end before ${appended}, which is appended to it.`);
  return base;
};

const optionsOf = (values: Values): VerifyOptions => {
  const baseUrl = baseUrlOf(values['base-url']);
  const socketUrl = urlOf('socket-url', values['socket-url'], ['ws:', 'wss:']);
  const statesUrl = urlOf('states-url', values['states-url'], ['http:', 'https:']);
  for (const [name, url] of Object.entries({ 'socket-url': socketUrl, 'states-url': statesUrl })) {
    if (url !== undefined && baseUrl === undefined) throw new UsageError(`--${name} needs --base-url beside it.`);
  }
  const seconds = numberOf('timeout', values.timeout, { unit: 'seconds', most: dayMs / 1_000 });
  const { report } = values;
  return {
    baseUrl,
    socketUrl,
    statesUrl,
    pacts: values.pacts,
    result: values.result,
    claims: values.claims,
    onlyClaimed: values['only-claimed'] === true,
    waitMs: numberOf('wait-ms', values['wait-ms'], { unit: 'milliseconds', most: dayMs }),
    modules: values.module ?? [],
    calls: values.call ?? [],
    transports: (values.transport ?? []).map((each) => oneOf('transport', each, ['rest', 'query', 'socket'] as const)),
    interactions: values.interaction ?? [],
    headers: values.header ?? [],
    numbers: values['without-push-numbers'] !== true,
    teardown: values.teardown === true,
    onlyFailed: values['only-failed'] === true,
    verbose: values.verbose === true,
    strict: values.strict === true,
    parallel: numberOf('parallel', values.parallel, { unit: 'processes', most: 256 }) ?? 1,
    ...(seconds === undefined ? {} : { timeoutMs: seconds * 1_000 }),
    report: report === undefined ? undefined : oneOf('report', report, reportFormats),
    invalid: wholeNumberOf('invalid', values.invalid),
    valid: wholeNumberOf('valid', values.valid),
    seed: wholeNumberOf('seed', values.seed),
    without: (values.without ?? []).map((each) => oneOf('without', each, kindNames)),
  };
};

const needed = (name: string, value: string | undefined): string => {
  if (value === undefined || value === '') throw new UsageError(`--${name} is needed.`);
  return value;
};

const brokerOf = (values: Values): Broker => {
  const url = needed('broker', urlOf('broker', values.broker, ['http:', 'https:']));
  const { username, password } = new URL(url);
  // They would appear in messages.
  if (username !== '' || password !== '')
    throw new UsageError('--broker must have no user and no password: use --token.');
  return { url, token: values.token ?? process.env['PACT_BROKER_TOKEN'] };
};

const providerOf = (values: Values) => {
  if (values['publish-results'] !== true) return null;
  for (const name of ['module', 'call', 'interaction', 'without-push-numbers', 'only-failed'] as const) {
    if (values[name] !== undefined)
      throw new UsageError(`--publish-results: with --${name} no pact is verified as a whole.`);
  }
  return { version: needed('provider-version', values['provider-version']), branch: values['provider-branch'] };
};

const verify = (values: Values): Promise<number> => {
  if (values.broker === undefined) {
    if (values['publish-results'] === true) throw new UsageError('--publish-results needs --broker beside it.');
    return runVerify(optionsOf(values), print);
  }
  if (values.pacts !== undefined) throw new UsageError('--broker and --pacts exclude each other.');
  const wanted = { branch: values.branch, providerBranch: values['provider-branch'] };
  return runVerifyFromBroker(brokerOf(values), { ...optionsOf(values), wanted, provider: providerOf(values) }, print);
};

const publish = (values: Values): Promise<number> => {
  const published = { version: needed('version', values.version), branch: needed('branch', values.branch) };
  return runPublish(brokerOf(values), { ...published, pacts: values.pacts }, print);
};

const canIDeploy = (values: Values): Promise<number> => {
  const { to: environment, 'with-branch': branch } = values;
  if ((environment === undefined) === (branch === undefined))
    throw new UsageError('can-i-deploy needs either --to ENVIRONMENT or --with-branch B.');
  return runCanIDeploy(
    brokerOf(values),
    {
      pacticipant: values.pacticipant ?? consumerName,
      version: needed('version', values.version),
      against: environment === undefined ? { branch: branch ?? '' } : { environment },
    },
    print,
  );
};

const compare = ([before, after, ...more]: readonly string[]): Promise<number> => {
  if (before === undefined || after === undefined || more.length > 0)
    throw new UsageError('diff needs two folders: contracts diff OLD NEW.');
  return runDiff([before, after], print);
};

/** The published commands, by name. */
const commands: Readonly<Record<string, (values: Values) => Promise<number>>> = {
  verify,
  publish,
  'can-i-deploy': canIDeploy,
};

const run = async (args: readonly string[], others: Readonly<Record<string, Command>>): Promise<number> => {
  const { values, positionals } = parse(args);
  if (values.help === true) {
    print(helpFor(Object.keys(others)));
    return 0;
  }
  // Node itself warns of it, once for each process.
  if (values.insecure === true) process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const [name = '', ...operands] = positionals;
  if (name === 'diff') return compare(operands);
  const own = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const other = Object.hasOwn(others, name) ? others[name] : undefined;
  if ((own !== undefined || other !== undefined) && operands.length > 0)
    throw new UsageError(`${name} takes no argument "${operands.join(' ')}". --help lists the options.`);
  if (own !== undefined) return own(values);
  if (other !== undefined) return other({ check: values.check === true, out: values.out }, print);
  const known = [...Object.keys(commands), 'diff', ...Object.keys(others)].join(', ');
  throw new UsageError(
    name === ''
      ? `No command: ${known}. --help lists the options.`
      : `"${name}" is no command: ${known}. --help lists the options.`,
  );
};

/** A reader such as `head` may leave before the end: what is printed then is lost, and the exit code stays. */
const outliveReader = (): void =>
  void process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** Runs the command line, with commands beside `verify`, and sets the exit code of the process. */
export const runCommandLine = async (
  args: readonly string[],
  others: Readonly<Record<string, Command>> = {},
): Promise<void> => {
  // Pact's verifier reports its use to a third party unless this variable has exactly this value.
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  // Pact's own filters would leave interactions out unseen.
  for (const name of ['PACT_DESCRIPTION', 'PACT_PROVIDER_STATE', 'PACT_PROVIDER_NO_STATE']) delete process.env[name];
  outliveReader();
  const restoreProxies = followProxies();
  try {
    process.exitCode = await run(args, others);
  } catch (error) {
    const isUsageError =
      error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
    const line = isUsageError ? ((error as Error).message.split('\n')[0] ?? '') : String(error);
    process.stderr.write(`${line}\n`);
    process.exitCode = isUsageError ? 2 : 1;
  } finally {
    restoreProxies();
  }
};
