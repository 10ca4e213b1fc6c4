import { parse, s, type FailureCode } from '@lounge/protocol';
import { exampleOf } from '../../dev-console/example-of.ts';
import { maxDelayMs, maxTimes } from '../../dev-console/fault-of.ts';
import { ApiError, type HandledCall } from '../../dispatch/handler.ts';
import type { Fault } from '../../world/Faults.ts';
import { devConsoleAction, openAction } from './dev-console-action.ts';
import type { DevConsoleOptions } from './dev-console-request.ts';
import { failure } from './world-actions.ts';

/** A stub as the dev console shows it. */
export const stubText = ({ stub, call, times, ms, code, answer }: Fault) =>
  stub === undefined
    ? []
    : [{ name: stub, call, times: Number.isFinite(times) ? times : null, ms, code, answer: answer?.value ?? null }];

/** The calls that can be stubbed, with an example of an answer to be edited. */
export const stubbedCalls = ({ server: { context } }: DevConsoleOptions, guestId: number) =>
  context.handlers
    .map(({ call }) => ({ call: call.id, example: exampleOf(call.answer, guestId) }))
    .toSorted((one, other) => (one.call < other.call ? -1 : 1));

/** The call of an id, or of its last part where only one has it. */
const callNamed = (name: string, handlers: readonly HandledCall[]) => {
  const found = handlers.filter(({ call }) => call.id === name || call.id.endsWith(`/${name}`));
  const [only] = found;
  if (only === undefined || found.length > 1) throw new ApiError('unknown', 'call');
  return only.call;
};

/** The answer of a stub; undefined without one. Throws for one that clients would not read. */
const answerFor = (call: HandledCall['call'], answer: unknown): Fault['answer'] => {
  if (answer === undefined) return undefined;
  const parsed = parse(call.answer, answer);
  if (!parsed.ok) throw new ApiError('malformed', ['answer', parsed.field].filter(Boolean).join('.'));
  return { value: parsed.value };
};

/** Actions that answer a call in place of its handler. */
export const stubActions = ({ server: { context } }: DevConsoleOptions) => ({
  stub: openAction(
    s.object({
      call: s.boundedString(120),
      name: s.optional(s.boundedString(60)),
      code: s.optional(failure),
      times: s.optional(s.count),
      ms: s.optional(s.count),
    }),
    'answer',
    async ({ call: callName, name, code, times, ms = 0 }, open, { world }) => {
      const call = callNamed(callName, context.handlers);
      const stub = name ?? call.id.split('/').at(-1) ?? call.id;
      if (times !== undefined && (times < 1 || times > maxTimes)) throw new ApiError('malformed', 'times');
      if (ms > maxDelayMs) throw new ApiError('malformed', 'ms');
      const answer = answerFor(call, open);
      if ((answer === undefined) === (code === undefined)) throw new ApiError('malformed', 'answer');
      const fault: Fault = {
        stub,
        call: call.id,
        times: times ?? Number.POSITIVE_INFINITY,
        ms,
        // The schema accepts only codes of `failureCodes`.
        code: (code as FailureCode | undefined) ?? null,
        ...(answer === undefined ? {} : { answer }),
      };
      await world.faults.change((faults) => faults.inject(fault));
      const effect = code === undefined ? 'answers' : `fails with ${code}`;
      return `The stub ${stub} ${effect} for ${call.id}, ${times === undefined ? 'until it is removed' : `for the next ${times}`}.`;
    },
  ),
  'no-stub': devConsoleAction(s.object({ call: s.boundedString(120) }), async ({ call: callName }, { world }) => {
    const { id } = callNamed(callName, context.handlers);
    const known = world.faults.list.find(({ call, stub }) => call === id && stub !== undefined);
    if (known === undefined) throw new ApiError('unknown', 'call');
    await world.faults.change((faults) => faults.remove(id));
    return `The stub ${known.stub} was removed.`;
  }),
});
