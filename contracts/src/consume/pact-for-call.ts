import type { AnyCall, Command, HttpCall } from '@lounge/protocol';
import type { Act } from './call-pact.ts';
import { writeCommandPact, type CommandPact } from './command-pact.ts';
import { writeHttpPact, type HttpPact } from './http-pact.ts';

/** An interaction: a call with its expected answer or error. */
export type CallPact<C extends AnyCall> = [C] extends [Command]
  ? CommandPact<C>
  : [C] extends [HttpCall]
    ? HttpPact<C>
    : never;

/**
 * Writes an interaction into the pact, after the real client (or the store method in `act`) has sent exactly this request or
 * frame, and read the response of a mock server.
 */
export const pactForCall = <C extends AnyCall>(call: C, pact: CallPact<C>, act?: Act<C>): Promise<void> =>
  call.kind === 'command'
    ? writeCommandPact<Command>(call, pact as CommandPact<Command>, act as Act<Command> | undefined)
    : writeHttpPact<HttpCall>(call, pact as HttpPact<HttpCall>, act as Act<HttpCall> | undefined);
