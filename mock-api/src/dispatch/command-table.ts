import { parse, type Command } from '@lounge/protocol';
import type { Caller, WorldParts } from '../world/world.ts';
import type { HandledCall } from './handler.ts';
import { failed, runCall, type Outcome, type RunOptions } from './run-call.ts';

/** A command as it arrives, without type and sender. */
export interface ReceivedCommand {
  readonly type: string;
  /** The fields beside the envelope, which are not parsed yet. */
  readonly payload: unknown;
  readonly key: string | null;
}

/** A table of all commands by wire type, for the socket and for transports in this process. */
export const commandTable = (handlers: readonly HandledCall[]) => {
  const table = new Map<string, HandledCall & { readonly call: Command }>();
  for (const each of handlers)
    if (each.call.kind === 'command') table.set(each.call.type, { ...each, call: each.call });
  return {
    has: (type: string): boolean => table.has(type),
    /** Parses and runs a command; its reply is published. An unknown type and an invalid payload are failures. */
    run: async (
      { type, payload, key }: ReceivedCommand,
      caller: Omit<Caller, 'key'>,
      options: RunOptions,
      world: WorldParts,
    ): Promise<Outcome> => {
      const handled = table.get(type);
      if (handled === undefined) return failed('unknown', 'type');
      const input = parse(handled.call.input, payload);
      if (!input.ok) return failed('malformed', input.field);
      return runCall(handled, input.value, { ...caller, key }, options, world);
    },
  };
};
