import { fieldsOf, parse } from '@lounge/protocol';
import { describedConditions } from '@lounge/protocol/descriptions';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPacts } from '../verify/pact-files.ts';
import { startReference, type Reference } from '../verify/reference.ts';
import { statesAt } from '../verify/set-state.ts';
import { boundariesOf } from './boundaries.ts';
import { CallRun } from './CallRun.ts';
import { callsIn } from './calls.ts';
import { requestsOfInputs } from './valid-requests.ts';
import { valuesOf } from './values.ts';

const waitMs = 60_000;
let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
afterAll(() => server.close());

const calls = callsIn(readPacts()).map((each) => [each.call.id, each] as const);
const draws = 20;

test.each(calls)('%s accepts what its schema allows, or fails as it declares', async (_, each) => {
  const { call, base } = each;
  const inputs = fc.sample(valuesOf(call.input), { seed: 1, numRuns: draws });
  const drawn = inputs.map((input) => ({ kind: 'values', place: 'drawn', inputs: fc.constant(input) }) as const);
  const { baseUrl, socketUrl, statesUrl } = server;
  const target = { baseUrl, socketUrl, setState: statesAt(statesUrl, { waitMs }), waitMs, strict: true };
  const run = new CallRun(each, target, { seed: 1 });
  const { trouble, differences, done } = await run.run('valid', requestsOfInputs(call, base, drawn));
  await run.connection.end();
  expect({ trouble, differences }, JSON.stringify(done)).toEqual({ trouble: null, differences: [] });
});

test.each(calls)('each boundary of %s matches its schema, and is at one place of a given input', (_, each) => {
  const { call, base } = each;
  const boundaries = boundariesOf(call.input, base.input);
  // A file has no edge, and a literal one value.
  const fields = Object.entries(fieldsOf(call.input)).flatMap(([name, { type }]) =>
    ['bytes', 'literal'].includes(type) ? [] : [name],
  );
  expect(new Set(boundaries.map(({ path: [name] }) => name))).toEqual(new Set(fields));
  for (const { path, edge, values } of boundaries)
    for (const value of fc.sample(values, { seed: 1, numRuns: 3 })) {
      expect(parse(call.input, value), `${path.join('.')}: ${edge}`).toMatchObject({ ok: true });
      const others = (of: object) => Object.entries(of).filter(([name]) => name !== path[0]);
      expect(others(value as object)).toEqual(others(base.input));
    }
});

test('each condition belongs to a field of its call', () => {
  const fields = new Map(calls.map(([id, { call }]) => [id, Object.keys(fieldsOf(call.input))]));
  const unknown = describedConditions.flatMap(({ callId, conditions }) =>
    Object.keys(conditions).filter((field) => fields.get(callId)?.includes(field.split('.')[0] ?? '') !== true),
  );
  expect(unknown).toEqual([]);
});
