import { expect, test } from 'vitest';
import * as s from '../schema/s.ts';
import { describe } from './describe.ts';

const part = s.object({ name: s.string });
const thing = s.object({ size: s.count, parts: s.nullable(s.array(part)), other: s.optional(part) });

test('an object and the objects in its lists and wrappers are described', () => {
  const texts = { size: 'in pixels', parts: ['in their order', { name: 'for people' }], other: 'if any' } as const;
  expect(describe(thing, texts)).toEqual([
    { object: thing, texts: { size: 'in pixels', parts: 'in their order', other: 'if any' } },
    { object: part, texts: { name: 'for people' } },
  ]);
});
