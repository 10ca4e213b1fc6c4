import { runCommandLine } from './command/command-line.ts';
import { repositoryCommands } from './repository-commands.ts';

/** The command line in this repository. */
await runCommandLine(process.argv.slice(2), repositoryCommands);
