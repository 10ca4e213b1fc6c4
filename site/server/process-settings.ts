import { availableParallelism } from 'node:os';
import { SetupError } from './flags.ts';

/** Where the worlds are, and how many processes share them. */
export interface ProcessSettings {
  /** The database of PostgreSQL that has the main world; null for a file. */
  readonly databaseUrl: string | null;
  /** Redis, over which the processes of a database tell each other of pushes; null where there is one process. */
  readonly redisUrl: string | null;
  /** How many processes listen on the port. */
  readonly processes: number;
  /** The number of this one, from 1; null in the process that starts them. */
  readonly process: number | null;
}

/** The variable by which a process is told its number. */
export const processVariable = 'LOUNGE_PROCESS';

const mostProcesses = 64;

const countOf = (text: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > mostProcesses)
    throw new SetupError(
      `--processes is ${text}, but must be a number from 1 to ${mostProcesses}; this machine has ${availableParallelism()} cores.`,
    );
  return count;
};

/** Parses what `--processes`, `DATABASE_URL` and `REDIS_URL` say. Throws a SetupError if they do not fit each other. */
export const processSettingsOf = (
  { processes: text = '1', isFresh }: { readonly processes?: string | undefined; readonly isFresh: boolean },
  environment: NodeJS.ProcessEnv,
): ProcessSettings => {
  const databaseUrl = environment['DATABASE_URL'] || null;
  const redisUrl = environment['REDIS_URL'] || null;
  const processes = countOf(text);
  if (isFresh && databaseUrl !== null)
    throw new SetupError('--fresh begins anew in a file; with DATABASE_URL name an empty database instead.');
  if (processes > 1 && databaseUrl === null)
    throw new SetupError('--processes needs DATABASE_URL: several processes share a world on PostgreSQL only.');
  if (processes > 1 && redisUrl === null)
    throw new SetupError('--processes needs REDIS_URL: over Redis the processes tell each other of pushes.');
  if (redisUrl !== null && databaseUrl === null)
    throw new SetupError('REDIS_URL needs DATABASE_URL: Redis connects the processes of a world on PostgreSQL.');
  const number = Number(environment[processVariable]);
  return { databaseUrl, redisUrl, processes, process: processes === 1 ? 1 : number > 0 ? number : null };
};

/** The part of a range of ports that one of several processes uses. Throws a SetupError if it is too small. */
export const portsOfProcess = (
  [first, last]: readonly [number, number],
  { processes, process }: Pick<ProcessSettings, 'processes' | 'process'>,
): readonly [number, number] => {
  const share = Math.floor((last - first + 1) / processes);
  if (share < 2)
    throw new SetupError(`WEBRTC_PORTS has ${last - first + 1} ports, but ${processes} processes need two each.`);
  const from = first + share * ((process ?? 1) - 1);
  return [from, from + share - 1];
};
