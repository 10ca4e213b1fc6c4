/** One of several servers, in a child process that an attack can kill: `sharing-process.ts DATABASE_URL REDIS_URL`. It publishes what its parent sends. */
import { actorOnline } from '@lounge/protocol/content/actors';
import { guestIsLoggedIn } from '../foundation/session/states.ts';
import { publishInWorld } from '../world/world.ts';
import { sharingServer } from './sharing-server.ts';

/** A command of the parent: a push to everybody or to a guest, or the guest of the attack. */
export type ProcessCommand =
  | { readonly push: number; readonly guestId: number | null }
  | { readonly logIn: { readonly guestId: number; readonly token: string } };

const [, , databaseUrl = '', redisUrl = ''] = process.argv;
const { host, worlds } = await sharingServer({ databaseUrl, redisUrl });

const perform = async (command: ProcessCommand): Promise<void> => {
  if ('logIn' in command) return guestIsLoggedIn.setUp(command.logIn, worlds.main);
  const to = command.guestId === null ? ({ everyone: true } as const) : { guestId: command.guestId };
  await publishInWorld(worlds.main, actorOnline, to, { actorId: command.push, actorName: String(Date.now()) });
};

process.on('message', (command: ProcessCommand) => {
  perform(command).then(
    () => process.send?.({ done: 'push' in command ? command.push : 0 }),
    (cause: unknown) => process.send?.({ failed: String(cause) }),
  );
});
process.on('disconnect', () => process.exit(0));
worlds.onLead((world) => {
  if (world === worlds.main) process.send?.({ leads: true });
  return () => process.send?.({ leads: false });
});
process.send?.({ host, rss: process.memoryUsage().rss });
setInterval(() => process.send?.({ rss: process.memoryUsage().rss }), 1000).unref();
