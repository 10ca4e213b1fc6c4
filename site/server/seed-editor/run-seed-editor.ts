import { fileURLToPath } from 'node:url';
import { copySeeds, SeedFileError, writeSeedsBack } from '@lounge/mock-api/server';
import { flagsOf, SetupError } from '../flags.ts';

/** Returns the directory of the seed editor's copy in a data directory. */
export const seedEditorIn = (dataDirectory: string): string => `${dataDirectory}/seed-editor`;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const defaultPort = 3004;

const portOf = (value: string | undefined): number => {
  const port = Number(value ?? defaultPort);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new SetupError(`DATA_PORT is ${value}, but must be a number from 0 to 65535.`);
};

const serveCopy = async (directory: string, port: number): Promise<void> => {
  const { createDataServer } = await import('./data-server.ts');
  const { http, close } = createDataServer(directory);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const address = http.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(
    [
      `The seed editor is at http://localhost:${actualPort}/ over a copy in ${directory}.`,
      'A server that was started with npm start takes over what is edited; npm run data -- --write copies it back.',
      'Ctrl+C ends it.',
      '',
    ].join('\n'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
};

const run = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  const { write = false, fresh = false } = flagsOf(args, { write: { type: 'boolean' }, fresh: { type: 'boolean' } });
  const directory = seedEditorIn(environment['DATA_DIR'] ?? `${root}.data`);
  copySeeds(directory, { all: fresh });
  if (!write) return serveCopy(directory, portOf(environment['DATA_PORT']));
  const changed = writeSeedsBack(directory);
  const names = changed.map((name) => `${name}.json`).join(', ');
  process.stdout.write(changed.length === 0 ? 'Nothing was edited.\n' : `Copied back to mock-api/data: ${names}.\n`);
};

const messageOf = (error: unknown, environment: NodeJS.ProcessEnv): string => {
  if (error instanceof SetupError) return error.message;
  if (error instanceof SeedFileError) return `Nothing was written: ${error.message}`;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `Port ${environment['DATA_PORT'] ?? defaultPort} is taken; choose another with DATA_PORT=3005 npm run data.`;
  return `The seed editor could not start: ${error instanceof Error ? error.message : String(error)}`;
};

/** Runs the seed editor, or copies back with `--write`. Prints a message and sets exit code 1 on errors. */
export const runSeedEditor = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  try {
    await run(args, environment);
  } catch (error) {
    process.stderr.write(`${messageOf(error, environment)}\n`);
    process.exitCode = 1;
  }
};
