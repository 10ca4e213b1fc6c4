import type { Command, InputOf } from '@lounge/protocol';
import { commandTable } from '../dispatch/command-table.ts';
import type { Outcome } from '../dispatch/run-call.ts';
import { handlers } from '../handlers.ts';
import { keyFrom } from '../wire/idempotency-key.ts';
import type { Delivery } from '../world/bus.ts';
import type { Caller, WorldParts } from '../world/world.ts';
import { withDeclaredPushes } from './declared-pushes.ts';
import { anonymousCaller } from './test-client.ts';

/** Sends commands to the handlers of a world without a transport, and collects all pushes. */
export const testSocket = (who: Partial<Caller>, world: WorldParts) => {
  const pushed: Delivery[] = [];
  world.bus.subscribe((delivery) => pushed.push(delivery));
  const commands = commandTable(handlers);
  const sendCommand = <C extends Command>(
    command: C,
    payload: InputOf<C>,
    key: string | null = null,
  ): Promise<Outcome> => {
    const message = { type: command.type, payload, key: keyFrom(key) };
    const caller = { ...anonymousCaller, ...who };
    return withDeclaredPushes(command, world, () => commands.run(message, caller, { parseAnswers: true }, world));
  };
  return { sendCommand, pushed };
};
