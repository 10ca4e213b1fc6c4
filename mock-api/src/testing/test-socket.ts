import type { Command, PayloadOf } from '@lounge/protocol';
import { commandHandlers } from '../commands.ts';
import { inProcessCommands } from '../dispatch/run-command.ts';
import type { Outcome } from '../dispatch/run-call.ts';
import type { Delivery } from '../world/bus.ts';
import type { Caller, WorldParts } from '../world/world.ts';
import { anonymousCaller } from './test-client.ts';

/** Sends commands to the handlers of a world without a transport, and collects all pushes. */
export const testSocket = (world: WorldParts, who: Partial<Caller>) => {
  const pushed: Delivery[] = [];
  world.bus.subscribe((delivery) => pushed.push(delivery));
  const run = inProcessCommands(commandHandlers);
  const sendCommand = <C extends Command>({ type }: C, payload: PayloadOf<C>): Promise<Outcome> =>
    run(type, payload, { ...anonymousCaller, ...who }, world);
  return { sendCommand, pushed };
};
