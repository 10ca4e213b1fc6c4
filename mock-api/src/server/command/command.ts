import { parseArgs } from 'node:util';
import { createVisitorToken } from '@lounge/protocol/foundation/session';
import { openMockServer, type MockServer, type MockServerOptions } from '../mock-server.ts';
import { SecretFileError } from '../stored-secret.ts';
import { WorldFileError } from '../worlds/sqlite.ts';

const help = `Use: mock-api [options]

Serves the guest's REST calls, queries and socket from an embedded world, with pictures and clips.

  --port N              the port (8080)
  --host ADDRESS        the address to listen on (127.0.0.1)
  --data DIR            keeps the world there between runs; without it every run starts anew
  --origin ORIGIN       pages of this origin may make calls; can be given several times
  --latency MS          handles every request so much later
  --quiet               performers do nothing by themselves
  --verbose             writes a line of JSON for each request

Environment: ALLOWED_ORIGINS=http://localhost:5173,https://partner.example allows origins, too.
Exit codes: 0 ended by a signal, 1 could not start, 2 wrong use.`;

/** Wrong use of the command. */
class UsageError extends Error {}

const text = { type: 'string' } as const;

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      port: text,
      host: text,
      data: text,
      origin: { type: 'string', multiple: true },
      latency: text,
      quiet: { type: 'boolean' },
      verbose: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  }).values;

const wholeNumber = (name: string, value: string | undefined, most: number): number | undefined => {
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value) || Number(value) > most)
    throw new UsageError(`--${name} must be a whole number up to ${most}, not "${value}".`);
  return Number(value);
};

const originOf = (value: string): string => {
  if (!URL.canParse(value) || new URL(value).origin !== value)
    throw new UsageError(
      `"${value}" is no origin, such as http://localhost:5173: scheme, host and port, without a path.`,
    );
  return value;
};

const maxLatencyMs = 60_000;

/** The options of a command line. Throws for wrong use. */
const mockServerOptions = (
  { port, host, data, origin = [], latency, quiet, verbose }: ReturnType<typeof parse>,
  allowed: string,
): MockServerOptions => {
  const latencyMs = wholeNumber('latency', latency, maxLatencyMs);
  return {
    port: wholeNumber('port', port, 65_535) ?? 8080,
    ...(host === undefined ? {} : { host }),
    ...(data === undefined ? {} : { dataDirectory: data }),
    allowedOrigins: [...origin, ...allowed.split(',').filter((each) => each !== '')].map(originOf),
    ...(latencyMs === undefined ? {} : { latencyMs }),
    hasPerformers: quiet !== true,
    isVerbose: verbose === true,
  };
};

const textOf = (
  { url, queryUrl, socketUrl, statesUrl }: MockServer,
  { dataDirectory, allowedOrigins = [] }: MockServerOptions,
) =>
  `REST      ${url}/rest/v1
queries   ${queryUrl}
socket    ${socketUrl}
states    ${statesUrl} (POST, from this machine)
world     ${dataDirectory ?? 'new, and gone at the end (--data DIR keeps it)'}
origins   ${allowedOrigins.length === 0 ? 'its own (--origin adds others)' : allowedOrigins.join(', ')}

A visitor's token:  curl -X POST ${url}${createVisitorToken.path}
Ctrl+C ends it.
`;

const reasonOf = (error: unknown, { port, dataDirectory }: MockServerOptions): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken; choose another with --port.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${dataDirectory} is no folder.`;
  if (code === 'EACCES') return `Port ${port} or the folder may not be used by this user.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'This machine does not have the address of --host.';
  if (error instanceof WorldFileError || error instanceof SecretFileError) return message;
  return `The server could not start: ${message}`;
};

/** Runs the command until a signal ends it. */
export const runCommand = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  let options: MockServerOptions = {};
  try {
    const values = parse(args);
    if (values.help === true) return void process.stdout.write(`${help}\n`);
    options = mockServerOptions(values, environment['ALLOWED_ORIGINS'] ?? '');
    const server = await openMockServer(options);
    process.stdout.write(textOf(server, options));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void server.close().finally(() => process.exit(0)));
  } catch (error) {
    const isMisuse =
      error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
    const line = isMisuse ? (error as Error).message : reasonOf(error, options);
    process.stderr.write(`${line.split('\n')[0]}\n`);
    process.exitCode = isMisuse ? 2 : 1;
  }
};
