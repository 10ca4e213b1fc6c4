/** A process of the attack on money: plays batches of events in the world of a database, until it is killed. */
import { setTimeout as wait } from 'node:timers/promises';
import { secureRandom } from '@lounge/mock-api/server';
import { createWorld } from '../../../mock-api/src/create-world.ts';
import { renewDue } from '../../../mock-api/src/foundation/subscriptions/renew.ts';
import { postgresDatabase } from '../../../mock-api/src/server/worlds/postgres/postgres-database.ts';
import { breaking, stockOf, type MoneyEvent } from '../../../mock-api/src/testing/money-events.ts';
import { poolOf } from '../../../mock-api/src/testing/postgres/test-databases.ts';
import type { BatchMessage, EndMessage } from '../BatchProcess.ts';
import { batchEvents, type MoneyAttack } from './batch-events.ts';

const together = 2;
/** How often a call that found the world unavailable is made again with its key. */
const mostTries = 20;
const longestWaitMs = 1000;

const [, , text = '{}', number = '0'] = process.argv;
const attack = JSON.parse(text) as MoneyAttack;
const stream = Number(number);
let now = 0;
const world = createWorld('main', postgresDatabase(poolOf(attack.database)), { now: () => now }, secureRandom);
const stock = await stockOf(world);

const send = (message: EndMessage): void => void process.send?.(message);

const messageOf = (cause: unknown): string => {
  const { message, cause: inner } = cause as Error;
  return inner instanceof Error ? `${message}: ${inner.message}` : message;
};

const run = async (event: MoneyEvent): Promise<string> => {
  let parts = event.isBroken ? breaking(world) : world;
  for (let tries = 1; ; tries += 1) {
    const ending = await event.run(parts, event.key).catch((cause: unknown) => `failed: ${messageOf(cause)}`);
    if (!ending.startsWith('unavailable') || tries === mostTries) return ending;
    parts = world;
    await wait(Math.random() * longestWaitMs);
  }
};

/** Renews what is due. What conflicts is tried again, as the server does by its scheduled jobs. Returns what failed at last. */
const renew = async (): Promise<readonly unknown[]> => {
  for (let tries = 1; ; tries += 1) {
    const problems: unknown[] = [];
    await renewDue(world, (cause) => void problems.push(cause));
    if (problems.length === 0 || tries === mostTries) return problems;
    await wait(Math.random() * longestWaitMs);
  }
};

const play = async ({ batch, played, ...message }: BatchMessage): Promise<void> => {
  now = message.now;
  const problems = batch % attack.processes === stream ? await renew() : [];
  const before = new Set(played);
  const left = batchEvents(attack, stock, batch, stream)
    .map((event, index) => ({ event, index }))
    .filter(({ index }) => !before.has(index))
    .values();
  const work = async (): Promise<void> => {
    for (const { event, index } of left) send({ batch, index, ending: await run(event) });
  };
  await Promise.all(Array.from({ length: together }, work));
  send({ batch, index: null, ending: problems.map(messageOf).join('; ') });
};

process.on('message', (message: BatchMessage) => void play(message));
process.on('disconnect', () => process.exit(0));
