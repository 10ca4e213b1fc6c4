import { exceptClosed } from '../../world/database.ts';
import type { WorldParts } from '../../world/world.ts';
import type { ServerContext } from '../server-context.ts';
import { endSession, type Connection } from './connection.ts';

/** How often the sessions of connections are read; one that the operator ends loses its connections within this time. */
const everyMs = 10_000;

const closeEnded = async (
  connections: Iterable<Connection>,
  { tokens }: Pick<ServerContext, 'tokens'>,
  world: WorldParts,
): Promise<void> => {
  for (const connection of connections) {
    const { session } = connection;
    if (session === null || (await tokens.readSession(session, world)) !== null) continue;
    // It may have got another session in the meantime.
    if (connection.session === session) endSession(connection);
  }
};

/**
 * Closes connections whose session has ended where no push could tell: by its time, or by the operator's command. Returns the timer.
 */
export const watchEndedSessions = (
  context: ServerContext,
  connectionsOf: (world: WorldParts) => Iterable<Connection>,
): NodeJS.Timeout => {
  const worlds = new Set<WorldParts>();
  context.worlds.onOpen((world) => void worlds.add(world));
  context.worlds.onEvict((world) => void worlds.delete(world));
  const check = async (): Promise<void> => {
    for (const world of worlds) await closeEnded([...connectionsOf(world)], context, world);
  };
  const report = exceptClosed((cause) =>
    context.log({ id: context.newRequestId(), call: 'socket', status: 500, ms: 0, cause }),
  );
  return setInterval(() => void check().catch(report), everyMs);
};
