/** A process of the attack at midnight: makes the claims of its day in the world of a database, until it is killed. */
import { setTimeout as wait } from 'node:timers/promises';
import { secureRandom } from '@lounge/mock-api/server';
import { createWorld } from '../../../mock-api/src/create-world.ts';
import { postgresDatabase } from '../../../mock-api/src/server/worlds/postgres/postgres-database.ts';
import { poolOf } from '../../../mock-api/src/testing/postgres/test-databases.ts';
import type { BatchMessage, EndMessage } from '../BatchProcess.ts';
import { claimsOf, dayOf, type Claim, type MidnightAttack } from './claims.ts';

const together = 4;
/** How often a call that found the world unavailable is made again with its key. */
const mostTries = 20;
const longestWaitMs = 500;

const [, , text = '{}', number = '0'] = process.argv;
const attack = JSON.parse(text) as MidnightAttack;
const stream = Number(number);
let now = 0;
const world = createWorld('main', postgresDatabase(poolOf(attack.database)), { now: () => now }, secureRandom);

const send = (message: EndMessage): void => void process.send?.(message);

const make = async ({ run, key }: Claim): Promise<string> => {
  for (let tries = 1; ; tries += 1) {
    const ending = await run(world, key).catch((cause: unknown) => `failed: ${(cause as Error).message}`);
    if (!ending.startsWith('unavailable') || tries === mostTries) return ending;
    await wait(Math.random() * longestWaitMs);
  }
};

const play = async ({ batch, played, ...message }: BatchMessage): Promise<void> => {
  // The clock of a server stands still in one second beside midnight.
  now = message.now + (dayOf(stream) === 0 ? -500 : 500);
  const before = new Set(played);
  const left = claimsOf(attack, stream)
    .map((claim, index) => ({ claim, index }))
    .filter(({ index }) => !before.has(index))
    .values();
  const work = async (): Promise<void> => {
    for (const { claim, index } of left) send({ batch, index, ending: `${claim.name} ${await make(claim)}` });
  };
  await Promise.all(Array.from({ length: together }, work));
  send({ batch, index: null, ending: '' });
};

process.on('message', (message: BatchMessage) => void play(message));
process.on('disconnect', () => process.exit(0));
