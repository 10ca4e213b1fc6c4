import type { WorldParts } from '../../world/world.ts';
import type { ServerContext } from '../server-context.ts';
import type { Connection } from './connection.ts';
import type { WorldSockets } from './world-sockets.ts';

const kinds = { count: 'count sockets', drop: 'drop sockets' } as const;

const sumOf = (counts: readonly unknown[]): number => counts.reduce((sum: number, each) => sum + Number(each), 0);

/** The connections of each world in all processes; those of a process that has ended are gone with it. */
export const overProcesses = (
  { worlds }: Pick<ServerContext, 'worlds'>,
  connectionsOf: (world: WorldParts) => ReadonlySet<Connection>,
): Omit<WorldSockets, 'count'> => {
  const dropHere = (code: number, world: WorldParts): number => {
    const connections = [...connectionsOf(world)];
    const end = ({ socket }: Connection) => (code === 1006 ? socket.terminate() : socket.close(code));
    connections.forEach(end);
    return connections.length;
  };
  worlds.onOpen((world) => {
    world.channel.on(kinds.count, () => connectionsOf(world).size);
    world.channel.on(kinds.drop, (code) => dropHere(Number(code), world));
  });
  return {
    drop: async (code, world) => dropHere(code, world) + sumOf(await world.channel.ask(kinds.drop, code)),
    countHere: (world) => connectionsOf(world).size,
    countIn: async (world) => connectionsOf(world).size + sumOf(await world.channel.ask(kinds.count, null)),
  };
};
