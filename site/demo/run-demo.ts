import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { flagsOf, SetupError } from '../server/flags.ts';
import { buildDemo, demoDirectory } from './build-demo.ts';

const defaultPort = 3003;

const portOf = (value: string | undefined): number => {
  const port = Number(value ?? defaultPort);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new SetupError(`DEMO_PORT is ${value}, but must be a number from 0 to 65535.`);
};

/** Serves a built demo on this machine as a plain static host would, with one document for all pages. */
export const serveDemo = async (port: number, directory = demoDirectory): Promise<{ http: Server; port: number }> => {
  const http = createServer(sirv(directory, { single: true, etag: true }));
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  const address = http.address();
  return { http, port: typeof address === 'object' && address !== null ? address.port : port };
};

const run = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  const { build: isBuildOnly = false } = flagsOf(args, { build: { type: 'boolean' } });
  const requestedPort = portOf(environment['DEMO_PORT']);
  process.stdout.write('Building the demo …\n');
  await buildDemo();
  const hint = `Any static host can serve the folder ${demoDirectory}, at the root of its address.`;
  if (isBuildOnly) return void process.stdout.write(`${hint}\n`);
  const { http, port } = await serveDemo(requestedPort);
  process.stdout.write(
    [
      `velvet  http://localhost:${port}/?brand=velvet`,
      `brasa   http://localhost:${port}/?brand=brasa`,
      `anew    http://localhost:${port}/?fresh`,
      hint,
      'Ctrl+C ends it.',
      '',
    ].join('\n'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      http.close();
      http.closeAllConnections();
    });
  }
};

const messageOf = (error: unknown, environment: NodeJS.ProcessEnv): string => {
  if (error instanceof SetupError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `Port ${environment['DEMO_PORT'] ?? defaultPort} is taken; choose another with DEMO_PORT=3013 npm run demo.`;
  return `The demo could not be built: ${error instanceof Error ? error.message : String(error)}`;
};

/** Builds the demo and serves it, or only builds it with `--build`. Prints a message and sets exit code 1 on errors. */
export const runDemo = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  try {
    await run(args, environment);
  } catch (error) {
    process.stderr.write(`${messageOf(error, environment)}\n`);
    process.exitCode = 1;
  }
};
