import { s } from '@lounge/protocol';
import { expectTypeOf, test } from 'vitest';
import { state } from './state.ts';

const description = 'An album exists.';
const params = s.object({ id: s.entityId, title: s.optional(s.string), kind: s.optional(s.enum(['open', 'kept'])) });
const setUp = async () => undefined;

test('a state is set up with the values of parameters that are left out', () => {
  state('an album exists', {
    description,
    params,
    ifLeftOut: { kind: 'open', title: null },
    setUp: async ({ id, title, kind }) => {
      expectTypeOf(id).toEqualTypeOf<number>();
      expectTypeOf(title).toEqualTypeOf<string | null>();
      expectTypeOf(kind).toEqualTypeOf<'open' | 'kept'>();
    },
  });
  state('an album exists', {
    description,
    params,
    setUp: async ({ title }) => expectTypeOf(title).toEqualTypeOf<string | undefined>(),
  });
});

// @ts-expect-error no such value
export const unknownValue = state('an album exists', { description, params, ifLeftOut: { kind: 'shut' }, setUp });
// @ts-expect-error a parameter that is never left out
export const required = state('an album exists', { description, params, ifLeftOut: { id: 1 }, setUp });
// @ts-expect-error no such parameter
export const unknownName = state('an album exists', { description, params, ifLeftOut: { kind: 'open', x: 1 }, setUp });
