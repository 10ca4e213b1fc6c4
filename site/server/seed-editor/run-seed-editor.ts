import { fileURLToPath } from 'node:url';
import { copySeeds, SeedFileError, writeSeedsBack } from '@lounge/mock-api/server';

/** Where the seed editor of a data directory keeps its copy. */
export const seedEditorIn = (dataDirectory: string): string => `${dataDirectory}/seed-editor`;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const usualPort = 3004;
const knownFlags = ['--write', '--fresh'];

/** A reason to end, in one sentence. */
class Stop extends Error {}

const portOf = (given: string | undefined): number => {
  const port = Number(given ?? usualPort);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Stop(`DATA_PORT is ${given}, but must be a number from 0 to 65535.`);
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
  const at = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(
    [
      `The seed editor is at http://localhost:${at}/ over a copy in ${directory}.`,
      'A server that was started with npm start takes over what is edited; npm run data -- --write copies it back.',
      'Ctrl+C ends it.',
      '',
    ].join('\n'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
};

const run = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  const unknown = args.find((arg) => !knownFlags.includes(arg));
  if (unknown !== undefined) throw new Stop(`${unknown} is not known; there are --write and --fresh.`);
  const directory = seedEditorIn(environment['DATA_DIR'] ?? `${root}.data`);
  copySeeds(directory, { all: args.includes('--fresh') });
  if (!args.includes('--write')) return serveCopy(directory, portOf(environment['DATA_PORT']));
  const changed = writeSeedsBack(directory);
  const names = changed.map((name) => `${name}.json`).join(', ');
  process.stdout.write(changed.length === 0 ? 'Nothing was edited.\n' : `Copied back to mock-api/data: ${names}.\n`);
};

const sentenceOf = (error: unknown, environment: NodeJS.ProcessEnv): string => {
  if (error instanceof Stop) return error.message;
  if (error instanceof SeedFileError) return `Nothing was written: ${error.message}`;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `Port ${environment['DATA_PORT'] ?? usualPort} is taken; choose another with DATA_PORT=3005 npm run data.`;
  return `The seed editor could not start: ${error instanceof Error ? error.message : String(error)}`;
};

/** Runs the seed editor, or copies back with `--write`; ends with one sentence and code 1 where something does not fit. */
export const runSeedEditor = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  try {
    await run(args, environment);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error, environment)}\n`);
    process.exitCode = 1;
  }
};
