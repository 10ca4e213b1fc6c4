// `npm run room [NAME] [-- --new]`: what the repository has of a room, or the skeleton of a new one.
import { accountOf } from './room/account.ts';
import { linesOf, overviewOf } from './room/lines.ts';
import { allRooms, roomNamed, type RoomName } from './room/room-named.ts';

const say = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

const fail = (sentence: string): number => {
  process.stderr.write(`${sentence}\n`);
  return 1;
};

const create = async (name: RoomName): Promise<number> => {
  const { createRoom } = await import('./room/create.ts');
  const written = await createRoom(name);
  if (typeof written === 'string') return fail(written);
  say([
    ...written.map((path) => `written ${path}`),
    'It holds one placeholder call all the way from its declaration to its pact; a test of the house asks for the first real one.',
    'Then: npm run pacts, npm run contracts -- export, npm run contracts -- report',
  ]);
  return 0;
};

const run = async (args: readonly string[]): Promise<number> => {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--new');
  if (unknown !== undefined) return fail(`${unknown} is not known; there is --new.`);
  const [words, ...rest] = args.filter((arg) => !arg.startsWith('-'));
  if (rest.length > 0) return fail('One room at a time: npm run room content/messenger.');
  const isNew = args.includes('--new');
  if (words === undefined && isNew)
    return fail('--new needs the name of a room: npm run room content/messenger -- --new.');
  const name = words === undefined ? null : roomNamed(words);
  if (typeof name === 'string') return fail(name);
  if (name !== null && isNew) return create(name);
  const { gathered } = await import('./room/evidence.ts');
  const evidence = gathered();
  if (name === null) say(overviewOf(allRooms.map((id) => accountOf(id, evidence, allRooms))));
  else say(linesOf(accountOf(name.id, evidence, allRooms)));
  return 0;
};

process.exitCode = await run(process.argv.slice(2));
