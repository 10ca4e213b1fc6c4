// Every npm script goes through here. Node 20 syntax and no dependency: this runs before anything is installed.
import { commands } from './run/commands.mjs';
import { say } from './run/say.mjs';

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  say(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
try {
  process.exitCode = await command(args);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
