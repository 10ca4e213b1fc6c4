import { parse, type Command, type Infer, type Schema } from '@lounge/protocol';
import { runInWorld, type Caller, type World, type WorldParts } from '../world/world.ts';
import { keyFrom } from '../wire/idempotency-key.ts';
import { failed, outcomeOfError, type Outcome } from './run-call.ts';

/** A handler of a command without its types, for tables. Its payload has been parsed by the command's schema. */
export type AnyCommandHandler = (payload: unknown, caller: Caller, world: World) => Promise<void>;

/** A declared command with its handler. */
export interface HandledCommand {
  readonly command: Command;
  readonly handler: AnyCommandHandler;
}

/** Binds a handler to its declared command. It replies with pushes, which are published after the commit. */
export const handleCommand = <P extends Schema>(
  command: Command<P>,
  handler: (payload: Infer<P>, caller: Caller, world: World) => Promise<void>,
): HandledCommand => ({
  command,
  // `runCommand` passes what the command's schema has parsed.
  handler: (payload, caller, world) => handler(payload as Infer<P>, caller, world),
});

/** The idempotency key of a payload: its field `key`, where the command declares one. */
const keyIn = (payload: object): string | null => ('key' in payload ? keyFrom(payload.key) : null);

/**
 * The pipeline that the socket and in-process transports share: injected faults, permission, parsing, handler in a transaction.
 * Unexpected errors become `failed`, with their cause for the log only.
 */
export const runCommand = async (
  { command, handler }: HandledCommand,
  payload: unknown,
  caller: Caller,
  world: WorldParts,
): Promise<Outcome> => {
  if (world.faults.pending !== null) {
    const code = await world.faults.apply(command.id);
    if (code !== null) return failed(code);
  }
  if (command.needs === 'guest' && caller.guestId === null) return failed('needLogin');
  const parsed = parse(command.payload, payload);
  if (!parsed.ok) return failed('malformed', parsed.field);
  try {
    const keyed = { ...caller, key: keyIn(parsed.value as object) };
    await runInWorld(world, true, (inside) => handler(parsed.value, keyed, inside));
    return { ok: true, answer: null };
  } catch (cause) {
    return outcomeOfError(cause);
  }
};

/** Returns a function that runs a command by its wire type. */
export const inProcessCommands = (
  commands: readonly HandledCommand[],
): ((type: string, payload: unknown, caller: Caller, world: WorldParts) => Promise<Outcome>) => {
  const byType = new Map(commands.map((each) => [each.command.type, each]));
  return async (type, payload, caller, world) => {
    const handled = byType.get(type);
    return handled === undefined ? failed('unknown', 'type') : runCommand(handled, payload, caller, world);
  };
};
