// The entry of all npm scripts. It uses Node 20 syntax and no dependencies, as it runs before they are installed.
import { commands } from './run/commands.mjs';
import { say } from './run/say.mjs';

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  say(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
try {
  process.exitCode = await command(args);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
