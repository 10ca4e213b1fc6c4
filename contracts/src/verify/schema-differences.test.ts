import { s } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { answerDifferences, frameDifferences, schemaDifferences } from './schema-differences.ts';

const item = s.object({ id: s.entityId, at: s.instant, kind: s.enum(['one', 'other']), note: s.nullable(s.string) });
const list = s.object({ items: s.array(item), total: s.count });
const good = { id: 7, at: '2026-11-20T19:00:00.000Z', kind: 'one', note: null };

test.each<[string, object, readonly string[]]>([
  ['a good value', { items: [good], total: 1 }, []],
  ['an additional field', { items: [{ ...good, more: 1 }], total: 1 }, []],
  ['a negative count', { items: [], total: -1 }, ['$.total: at least 0, got -1']],
  ['another type', { items: [{ ...good, note: 5 }], total: 1 }, ['$.items[0].note: string, got 5']],
  ['a missing field', { items: [] }, ['$.total: number, got nothing']],
  [
    'an unknown value',
    { items: [{ ...good, kind: 'none' }], total: 1 },
    ['$.items[0].kind: one of "one", "other", got "none"'],
  ],
  [
    'month 99',
    { items: [{ ...good, at: '2026-99-99T99:99:99.999Z' }], total: 1 },
    ['$.items[0].at: an instant that exists, got "2026-99-99T99:99:99.999Z"'],
  ],
  [
    '31 February',
    { items: [good, { ...good, at: '2026-02-31T10:00:00.000Z' }], total: 2 },
    ['$.items[1].at: an instant that exists, got "2026-02-31T10:00:00.000Z"'],
  ],
])('%s', (_, value, expected) => {
  const found = schemaDifferences(list, value, { strict: false });
  expect(found.map(({ at, expected: wanted, got }) => `${at}: ${wanted}, got ${got}`)).toEqual(expected);
});

test('strict names additional fields', () => {
  const value = { items: [{ ...good, more: 1 }], total: 1 };
  expect(schemaDifferences(list, value, { strict: true })).toMatchObject([
    { at: '$.items[0]', expected: 'no field more' },
  ]);
});

test('an additional field in an option of a union counts under strict only', () => {
  const either = s.union('kind', [
    s.object({ kind: s.literal('a'), a: s.string }),
    s.object({ kind: s.literal('b'), b: s.string }),
  ]);
  expect(schemaDifferences(either, { kind: 'a', a: 'x', more: 1 }, { strict: false })).toEqual([]);
  expect(schemaDifferences(either, { kind: 'a', a: 'x', more: 1 }, { strict: true })).toHaveLength(1);
  expect(schemaDifferences(either, { kind: 'a', a: 1 }, { strict: false })).toMatchObject([
    { expected: 'one of the declared options' },
  ]);
});

test('an answer of a query is compared below its name; a failure and what is no JSON are not', () => {
  const call = 'content/actors/onlineModels';
  const of = (status: number, body: string) => answerDifferences(call, { status, body }, { strict: false });
  expect(of(200, '{"data":{"onlineModels":{"total":-1}}}').map(({ at }) => at)).toContain('$.data.onlineModels.total');
  expect(of(200, '{"data":null,"errors":[{}]}')).toEqual([]);
  expect(of(200, '{"data":{"onlineModels":null},"errors":[{}]}')).toEqual([]);
  expect(of(500, '{}')).toEqual([]);
  expect(of(200, '{')).toEqual([]);
});

test('errors beside data are a difference, and no errors are none', () => {
  const of = (unreadCount: number, errors: string) => {
    const body = `{"data":{"messengerUnreadCount":{"unreadCount":${unreadCount}}},"errors":${errors}}`;
    return answerDifferences('content/messenger/messengerUnreadCount', { status: 200, body }, { strict: false });
  };
  expect(of(1, '[{"message":"partly"}]')).toEqual([
    { at: '$.errors', expected: 'no errors beside data', got: '[{"message":"partly"}]' },
  ]);
  for (const none of ['[]', 'null']) {
    expect(of(1, none)).toEqual([]);
    expect(of(-1, none)).toMatchObject([{ expected: 'at least 0', got: '-1' }]);
  }
});

test('a frame of an undeclared type, and a payload that does not fit, are named; the envelope is not', () => {
  const of = (frame: Record<string, unknown>) => frameDifferences(frame, { strict: true });
  expect(of({ type: 'nobodyAsked' })).toEqual([{ at: '$.type', expected: 'a declared push', got: '"nobodyAsked"' }]);
  expect(of({ type: 'pong', ttl: -1, key: 'k' })).toMatchObject([{ at: '$.ttl', got: '-1' }]);
});
