import { parseArgs } from 'node:util';
import { createVisitorToken } from '@lounge/protocol/foundation/session';
import { handlers } from '../../handlers.ts';
import { openMockServer, type MockServer, type MockServerOptions } from '../mock-server.ts';
import {
  faultsOf,
  flag,
  originsOf,
  originsText,
  portOf,
  text,
  texts,
  wholeNumber,
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
  --latency MS          handles every request so much later
  --fault CALL=EFFECT   injects a fault into calls, such as buyVideo=needPurchase, getActor=delay:2000
                        or "*=500,times:3"; can be given several times
  --faults FILE         the same from a file: [{"call": "buyVideo", "code": "needPurchase", "ms": 500, "times": 1}]
  --quiet               performers do nothing by themselves
  --verbose             writes a line of JSON for each request

mock-api record --help and mock-api replay --help say how a back end is recorded and replayed.

Environment: ALLOWED_ORIGINS=http://localhost:5173,https://partner.example allows origins, too.
Exit codes: 0 ended by a signal, 1 could not start, 2 wrong use.`;

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      port: text,
      host: text,
      data: text,
      origin: texts,
      latency: text,
      fault: texts,
      faults: text,
      quiet: flag,
      verbose: flag,
      help: flag,
    },
  }).values;

const maxLatencyMs = 60_000;

/** The options of a command line. Throws for wrong use. */
const mockServerOptions = (
  { port, host, data, origin = [], latency, fault = [], faults, quiet, verbose }: ReturnType<typeof parse>,
  allowed: string,
): MockServerOptions => {
  const latencyMs = wholeNumber('latency', latency, maxLatencyMs);
  return {
    port: portOf(port),
    ...(host === undefined ? {} : { host }),
    ...(data === undefined ? {} : { dataDirectory: data }),
    allowedOrigins: originsOf(origin, allowed),
    faults: faultsOf(
      fault,
      faults,
      handlers.map(({ call }) => call.id),
    ),
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
origins   ${originsText(allowedOrigins)}

A visitor's token:  curl -X POST ${url}${createVisitorToken.path}
Ctrl+C ends it.
`;

/** Serves the reference server. */
export const serveCommand: Subcommand = (args, allowed) => {
  const values = parse(args);
  if (values.help === true) return help;
  const options = mockServerOptions(values, allowed);
  const { port, dataDirectory: folder } = options;
  const open = async () => {
    const server = await openMockServer(options);
    return { text: textOf(server, options), close: () => server.close() };
  };
  return { port, folder, open };
};
