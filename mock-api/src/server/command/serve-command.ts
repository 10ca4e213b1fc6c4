import { parseArgs } from 'node:util';
import type { MockServer, MockServerOptions } from '../mock-server.ts';
import {
  flag,
  headersOf,
  originsOf,
  originsText,
  portOf,
  text,
  texts,
  wholeNumber,
  type CommandVariables,
  type Subcommand,
} from './options.ts';

const help = `Use: mock-api [options]
     mock-api record --target URL --file FILE [options]
     mock-api replay --file FILE [options]

Serves the guest's REST calls, queries and socket from an embedded world, with pictures and clips.

  --port N              the port (8080)
  --host ADDRESS        the address to listen on (127.0.0.1)
  --data DIR            keeps the world there between runs; without it every run starts anew
  --origin ORIGIN       pages of this origin may make calls; can be given several times
  --allow-header NAME   those pages may send this header, such as traceparent; can be given several times
  --latency MS          handles every request so much later
  --fault CALL=EFFECT   injects a fault into calls, such as buyVideo=needPurchase, getActor=delay:2000
                        or "*=500,times:3"; can be given several times
  --faults FILE         the same from a file: [{"call": "buyVideo", "code": "needPurchase", "ms": 500, "times": 1}]
  --quiet               performers do nothing by themselves
  --verbose             writes a line of JSON for each request

mock-api record --help and mock-api replay --help say how a back end is recorded and replayed.

Environment: ALLOWED_ORIGINS=http://localhost:5173,https://partner.example allows origins, too, and
ALLOWED_HEADERS=traceparent,tracestate,baggage headers.
Exit codes: 0 ended by a signal, 1 could not start, 2 wrong use.`;

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      port: text,
      host: text,
      data: text,
      origin: texts,
      'allow-header': texts,
      latency: text,
      fault: texts,
      faults: text,
      quiet: flag,
      verbose: flag,
      help: flag,
    },
  }).values;

const maxLatencyMs = 60_000;

/** The options of a command line, but for faults. Throws for wrong use. */
const mockServerOptions = (
  { port, host, data, origin = [], 'allow-header': headers = [], latency, quiet, verbose }: ReturnType<typeof parse>,
  variables: CommandVariables,
): MockServerOptions => {
  const latencyMs = wholeNumber('latency', latency, maxLatencyMs);
  return {
    port: portOf(port),
    ...(host === undefined ? {} : { host }),
    ...(data === undefined ? {} : { dataDirectory: data }),
    allowedOrigins: originsOf(origin, variables),
    allowedHeaders: headersOf(headers, variables),
    ...(latencyMs === undefined ? {} : { latencyMs }),
    hasPerformers: quiet !== true,
    isVerbose: verbose === true,
  };
};

/** The faults of the command line. They name calls, so that the declarations are loaded where there are some. */
const faultsFor = async ({ fault = [], faults: file }: ReturnType<typeof parse>): Promise<MockServerOptions> => {
  if (fault.length === 0 && file === undefined) return {};
  const { faultsOf } = await import('./fault-options.ts');
  const { handlers } = await import('../../handlers.ts');
  const ids = handlers.map(({ call }) => call.id);
  return { faults: faultsOf(fault, file, ids) };
};

const textOf = (
  { url, queryUrl, socketUrl, statesUrl }: MockServer,
  { dataDirectory, allowedOrigins = [] }: MockServerOptions,
  tokenPath: string,
) =>
  `REST      ${url}/rest/v1
queries   ${queryUrl}
socket    ${socketUrl}
states    ${statesUrl} (POST, from this machine)
world     ${dataDirectory ?? 'new, and gone at the end (--data DIR keeps it)'}
origins   ${originsText(allowedOrigins)}

A visitor's token:  curl -X POST ${url}${tokenPath}
Ctrl+C ends it.
`;

/** Serves the reference server. */
export const serveCommand: Subcommand = (args, variables) => {
  const values = parse(args);
  if (values.help === true) return help;
  const options = mockServerOptions(values, variables);
  const { port, dataDirectory: folder } = options;
  const open = async () => {
    const faults = await faultsFor(values);
    const { openMockServer } = await import('../mock-server.ts');
    const { createVisitorToken } = await import('@lounge/protocol/foundation/session');
    const server = await openMockServer({ ...options, ...faults });
    return { text: textOf(server, options, createVisitorToken.path), close: () => server.close() };
  };
  return { starting: 'loads the server and makes its world; the first start takes some seconds', port, folder, open };
};
