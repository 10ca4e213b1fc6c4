import { RecordingFileError, TargetError } from '../recording/recording-errors.ts';
import { UsageError, type CommandVariables, type Prepared } from './options.ts';
import { recordCommand } from './record-command.ts';
import { replayCommand } from './replay-command.ts';
import { serveCommand } from './serve-command.ts';

const subcommands = { record: recordCommand, replay: replayCommand } as const;

/** The subcommand of a command line, with its own arguments. */
const prepare = ([first = '', ...rest]: readonly string[], variables: CommandVariables): Prepared | string => {
  if (first === 'record' || first === 'replay') return subcommands[first](rest, variables);
  return serveCommand(first === '' ? [] : [first, ...rest], variables);
};

/** Whether the message of an error is for developers. Its classes are in modules of the server, loaded by now if they are of use. */
const hasSentence = async (error: unknown): Promise<boolean> => {
  const { SecretFileError } = await import('../stored-secret.ts');
  const { WorldFileError } = await import('../worlds/sqlite.ts');
  return error instanceof WorldFileError || error instanceof SecretFileError;
};

const reasonOf = async (error: unknown, { port, folder }: Partial<Prepared>): Promise<string> => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken; choose another with --port.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${folder} is no folder.`;
  if (code === 'EACCES') return `Port ${port} or the folder may not be used by this user.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'This machine does not have the address of --host.';
  if (await hasSentence(error)) return message;
  return `The server could not start: ${message}`;
};

const isMisuse = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof RecordingFileError ||
  (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;

/** The exit code of an error, and its sentence. */
const exitOf = async (error: unknown, prepared: Partial<Prepared>): Promise<readonly [code: number, line: string]> => {
  if (isMisuse(error)) return [2, error.message];
  if (error instanceof TargetError) return [3, error.message];
  return [1, await reasonOf(error, prepared)];
};

/** Runs the command until a signal ends it. */
export const runCommand = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> => {
  let prepared: Partial<Prepared> = {};
  try {
    const found = prepare(args, environment);
    if (typeof found === 'string') return void process.stdout.write(`${found}\n`);
    prepared = found;
    // Before the modules of the server are loaded. Not among the addresses, which programs read.
    process.stderr.write(`mock-api ${found.starting} ...\n`);
    const { text, close } = await found.open();
    process.stdout.write(text);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void close().finally(() => process.exit(0)));
  } catch (error) {
    const [code, line] = await exitOf(error, prepared);
    process.stderr.write(`${line.split('\n')[0]}\n`);
    process.exitCode = code;
  }
};
