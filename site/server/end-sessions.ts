import { fileURLToPath } from 'node:url';
import {
  createLog,
  endGuestSessions,
  existingWorld,
  logAccountEvents,
  openPostgres,
  WorldDatabaseError,
  WorldFileError,
} from '@lounge/mock-api/server';
import { requireNode } from './require-node.ts';

requireNode(24);

const root = fileURLToPath(new URL('../../', import.meta.url));
const directory = process.env['DATA_DIR'] ?? `${root}.data`;
const [who, ...more] = process.argv.slice(2);

const fail = (message: string): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

/** The world of the server: in the database of `DATABASE_URL`, else in its file. */
const openWorld = async () => {
  const url = process.env['DATABASE_URL'];
  if (!url) return existingWorld(`${directory}/world.db`);
  return (await openPostgres({ url, seeds: null, now: Date.now(), connections: 1 })).database;
};

const run = async (guest: string): Promise<void> => {
  const ended = await endGuestSessions(await openWorld(), guest, { now: () => Date.now() });
  // Without a limit of size, as only the server may rename its log.
  const log = createLog({ file: `${directory}/server.log`, maxBytes: Infinity });
  const note = logAccountEvents({ log: log.write, newRequestId: () => 'operator' });
  for (const { guestId, count } of ended) {
    note({ event: 'sessions-ended', guestId, failure: null });
    process.stdout.write(`${count} ${count === 1 ? 'session' : 'sessions'} of the guest ${guestId} ended.\n`);
  }
  process.stdout.write('Open pages lose their connections within ten seconds.\n');
  await log.flush();
};

if (who === undefined || more.length > 0)
  fail('npm run end-sessions needs one guest, a number or a mail address: npm run end-sessions -- GUEST.');
else
  try {
    await run(who);
  } catch (error) {
    fail(
      error instanceof WorldFileError || error instanceof WorldDatabaseError
        ? error.message
        : `The sessions were not ended: ${String(error)}`,
    );
  }
