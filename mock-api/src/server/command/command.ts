import { RecordingFileError, TargetError } from '../recording/recording-errors.ts';
import { SecretFileError } from '../stored-secret.ts';
import { WorldFileError } from '../worlds/sqlite.ts';
import { UsageError, type Prepared } from './options.ts';
import { recordCommand } from './record-command.ts';
import { replayCommand } from './replay-command.ts';
import { serveCommand } from './serve-command.ts';

const subcommands = { record: recordCommand, replay: replayCommand } as const;

/** The subcommand of a command line, with its own arguments. */
const prepare = ([first = '', ...rest]: readonly string[], allowed: string): Prepared | string => {
  if (first === 'record' || first === 'replay') return subcommands[first](rest, allowed);
  return serveCommand(first === '' ? [] : [first, ...rest], allowed);
};

const reasonOf = (error: unknown, { port, folder }: Partial<Prepared>): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken; choose another with --port.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${folder} is no folder.`;
  if (code === 'EACCES') return `Port ${port} or the folder may not be used by this user.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'This machine does not have the address of --host.';
  if (error instanceof WorldFileError || error instanceof SecretFileError) return message;
  return `The server could not start: ${message}`;
};

const isMisuse = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof RecordingFileError ||
  (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;

/** The exit code of an error, and its sentence. */
const exitOf = (error: unknown, prepared: Partial<Prepared>): readonly [code: number, line: string] => {
  if (isMisuse(error)) return [2, error.message];
  if (error instanceof TargetError) return [3, error.message];
  return [1, reasonOf(error, prepared)];
};

/** Runs the command until a signal ends it. */
export const runCommand = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  let prepared: Partial<Prepared> = {};
  try {
    const found = prepare(args, environment['ALLOWED_ORIGINS'] ?? '');
    if (typeof found === 'string') return void process.stdout.write(`${found}\n`);
    prepared = found;
    const { text, close } = await found.open();
    process.stdout.write(text);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void close().finally(() => process.exit(0)));
  } catch (error) {
    const [code, line] = exitOf(error, prepared);
    process.stderr.write(`${line.split('\n')[0]}\n`);
    process.exitCode = code;
  }
};
