import { parse, type Command, type Infer, type Schema } from '@lounge/protocol';
import { inWorld, type Caller, type World, type WorldParts } from '../world/world.ts';
import { keyFrom } from '../wire/idempotency-key.ts';
import { failed, outcomeOfError, type Outcome } from './run-call.ts';

/** What acts on a command, its types forgotten, for tables. */
export type AnyCommandHandler = (payload: never, caller: Caller, world: World) => Promise<void>;

/** A command and what acts on it. */
export interface HandledCommand {
  readonly command: Command;
  readonly handler: AnyCommandHandler;
}

/** Ties a handler to its declared command. It answers by pushes, which leave after the commit. */
export const handleCommand = <P extends Schema>(
  command: Command<P>,
  handler: (payload: Infer<P>, caller: Caller, world: World) => Promise<void>,
): HandledCommand => ({ command, handler: handler as AnyCommandHandler });

/** A command's payload with the key that makes a repeat of it count once: the field `key`, where it declares one. */
const keyIn = (payload: object): string | null => ('key' in payload ? keyFrom(payload.key) : null);

/**
 * What sockets and pages without a network share: planned faults, permit, parse, handle in a transaction. Unexpected errors become
 * `failed`, with their cause for the log only.
 */
export const runCommand = async (
  { command, handler }: HandledCommand,
  payload: unknown,
  caller: Caller,
  world: WorldParts,
): Promise<Outcome> => {
  if (world.faults.planned !== null) {
    const code = await world.faults.meet(command.id);
    if (code !== null) return failed(code);
  }
  if (command.needs === 'guest' && caller.guestId === null) return failed('needLogin');
  const parsed = parse(command.payload, payload);
  if (!parsed.ok) return failed('malformed', parsed.field);
  try {
    const keyed = { ...caller, key: keyIn(parsed.value as object) };
    await inWorld(world, true, (inside) => handler(parsed.value as never, keyed, inside));
    return { ok: true, answer: null };
  } catch (cause) {
    return outcomeOfError(cause);
  }
};

/** Runs commands by their wire type, for one caller of one world at a time. */
export const inProcessCommands = (
  heard: readonly HandledCommand[],
): ((type: string, payload: unknown, caller: Caller, world: WorldParts) => Promise<Outcome>) => {
  const byType = new Map(heard.map((each) => [each.command.type, each]));
  return async (type, payload, caller, world) => {
    const found = byType.get(type);
    return found === undefined ? failed('unknown', 'type') : runCommand(found, payload, caller, world);
  };
};
