/**
 * Replays the statements of a visitor's read of a performer on bare better-sqlite3, in memory as the world of the bench. Runs as a
 * child process and sends its parent the microseconds of user CPU that they take.
 */
import { encodeRest } from '@lounge/protocol';
import { getActor } from '@lounge/protocol/content/actors';
import Sqlite from 'better-sqlite3';
import { inProcess } from '../../../mock-api/src/dispatch/in-process.ts';
import { handlers } from '../../../mock-api/src/handlers.ts';
import { memoryHandle, templateOf } from '../../../mock-api/src/server/worlds/sqlite.ts';
import { readSeeds } from '../../../mock-api/src/server/worlds/seeds.ts';
import { createWorld } from '../../../mock-api/src/create-world.ts';
import { sqliteDatabase } from '../../../mock-api/src/world/sqlite-database.ts';
import { seededRandom } from '../../../mock-api/src/world/seeded-random.ts';
import { recorded, replayOf, type Step } from './recorded-statements.ts';

/** Set by `npm run bench -- --tiny`, where no figure counts. */
const isTiny = process.env['BENCH_TINY'] === '1';
const reads = isTiny ? 100 : 20_000;
const rounds = isTiny ? 1 : 5;
const template = templateOf(readSeeds());

const stepsOfRead = async (): Promise<readonly Step[]> => {
  const steps: Step[] = [];
  const world = createWorld(
    'main',
    sqliteDatabase(recorded(memoryHandle(template), steps)),
    { now: () => Date.now() },
    seededRandom(1),
  );
  const caller = { guestId: null, language: 'en', brand: 'velvet', requestId: 'bench' } as const;
  const transport = inProcess(handlers)({ world, caller, run: { parseAnswers: false } });
  steps.length = 0;
  await transport.send({ method: 'GET', path: encodeRest(getActor, { actorId: 101 }).path, query: {}, body: null });
  return steps;
};

const steps = await stepsOfRead();
const replay = replayOf(new Sqlite(template), steps);

const userMicros = (): number => {
  const before = process.cpuUsage();
  for (let at = 0; at < reads; at += 1) replay();
  return process.cpuUsage(before).user / reads;
};

const measured: number[] = [];
for (let round = 0; round < rounds; round += 1) measured.push(userMicros());
process.send?.({ userMicros: Math.min(...measured), statements: steps.length });
