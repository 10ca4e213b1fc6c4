import { fieldsOf, parse } from '@lounge/protocol';
import { commands, queryCalls, restCalls } from '@lounge/protocol/registry';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPacts } from '../verify/pact-files.ts';
import { baseRequestOf } from './base-request.ts';
import { brokenInputs } from './broken-inputs.ts';
import { valuesOf } from './values.ts';

const pacts = readPacts();
const calls = [...restCalls, ...queryCalls, ...commands].map((call) => [call.id, call] as const);

test.each(calls)('the values of the input of %s match its schema', (_, { input }) => {
  for (const value of fc.sample(valuesOf(input), { seed: 1, numRuns: 20 }))
    expect(parse(input, value)).toMatchObject({ ok: true });
});

test.each(calls)('each broken input of %s breaks its schema at one place, which is named', (_, call) => {
  const base = baseRequestOf(call, pacts);
  if (base === null) throw new Error('No pact of this call ends well.');
  const broken = brokenInputs(call, base, 'json').filter(
    ({ kind, path: [name] }) => kind !== 'text' && name !== 'bytes',
  );
  expect(broken.length).toBeGreaterThanOrEqual(
    Object.keys(fieldsOf(call.input)).filter((name) => name !== 'bytes').length,
  );
  for (const { path, inputs } of broken)
    for (const value of fc.sample(inputs, { seed: 1, numRuns: 3 }))
      expect(parse(call.input, value)).toMatchObject({ ok: false, field: path.join('.') });
});
