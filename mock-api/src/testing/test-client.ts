import { parse, type AnyCall, type AnswerOf } from '@lounge/protocol';
import { handlers } from '../handlers.ts';
import { failed, runCall, type Outcome } from '../dispatch/run-call.ts';
import { withDeclaredPushes } from './declared-pushes.ts';
import type { Caller, WorldParts } from '../world/world.ts';

/** The default caller of tests: an anonymous visitor in English. */
export const anonymousCaller: Caller = { guestId: null, language: 'en', brand: 'velvet', requestId: 'r-1', key: null };

/** Calls the handlers of a world without a transport. Answers and the causes of pushes are checked, unexpected errors are thrown. */
export const testClient = (world: WorldParts) => {
  const outcome = async (call: AnyCall, input: unknown, who: Partial<Caller> = {}): Promise<Outcome> => {
    const handled = handlers.find((each) => each.call === call);
    if (handled === undefined) throw new Error(`${call.id} has no handler`);
    const parsed = parse(call.input, input);
    if (!parsed.ok) return failed('malformed', parsed.field);
    const caller = { ...anonymousCaller, ...who };
    const run = () => runCall(handled, parsed.value, caller, { parseAnswers: true }, world);
    const result = await withDeclaredPushes(call, world, run);
    if (!result.ok && result.cause !== undefined) throw new Error(`${call.id} failed`, { cause: result.cause });
    return result;
  };
  const answer = async <C extends AnyCall>(
    call: C,
    input: unknown,
    who: Partial<Caller> = {},
  ): Promise<AnswerOf<C>> => {
    const result = await outcome(call, input, who);
    if (!result.ok) throw new Error(`${call.id} was rejected: ${result.code} ${result.field}`);
    return result.answer as AnswerOf<C>;
  };
  return { outcome, answer };
};
