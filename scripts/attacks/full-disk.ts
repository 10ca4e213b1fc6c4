/**
 * Fills the disk under a running server, by hand: `node --conditions=@lounge/source scripts/attacks/full-disk.ts DIRECTORY`, where
 * DIRECTORY is a small file system of its own (`mount -t tmpfs -o size=12m tmpfs DIRECTORY`). The tests in the suite inject the same errors.
 */
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import {
  AdjustableClock,
  createLog,
  createSecret,
  createServer,
  createWorld,
  fileWorld,
  readSeeds,
  secureRandom,
  templateOf,
  worldStore,
} from '@lounge/mock-api/server';

const [, , directory] = process.argv;
if (directory === undefined) throw new Error('The directory of a small file system is missing.');
const clock = { now: () => Date.now() };
const template = templateOf(readSeeds(), clock.now());
const main = createWorld(
  'main',
  fileWorld(`${directory}/world.db`, template),
  new AdjustableClock(clock),
  secureRandom,
);
const log = createLog({ file: `${directory}/server.log` });
const worlds = worldStore({ main, make: null });
const server = createServer({ worlds, secret: createSecret(), log: log.write });
const host = `http://127.0.0.1:${await server.listen(0)}`;

const statuses = async (send: () => Promise<Response>): Promise<string> => {
  const counts = new Map<number, number>();
  for (let count = 0; count < 500; count += 1) {
    const response = await send();
    await response.arrayBuffer();
    counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
};
const read = () => fetch(`${host}/rest/v1/actor/getActor/101`);
const change = () =>
  fetch(`${host}/rest/v1/tracking/trackActorProfileVisit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ actorName: 'mirela' }),
  });
const print = (line: string) => void process.stdout.write(`${line}\n`);
const attack = async (name: string) => {
  print(`${name}: reads ${await statuses(read)}; changes ${await statuses(change)}`);
};

/** Writes until there is no room for a single byte. */
const fill = (): void => {
  for (const size of [1_000_000, 4096, 1]) {
    try {
      for (;;) appendFileSync(`${directory}/filling`, Buffer.alloc(size));
    } catch (cause) {
      print(`filled: ${(cause as NodeJS.ErrnoException).code}`);
    }
  }
};

await attack('before');
fill();
await attack('full');
rmSync(`${directory}/filling`);
await attack('with room again');
await server.close();
await log.flush();
const lost = readFileSync(`${directory}/server.log`, 'utf8').match(/"lost":\d+/g);
print(`lines lost: ${lost?.join(', ') ?? 'none'}`);
