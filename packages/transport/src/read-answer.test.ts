import { getActor, onlineModels, recommendedModels } from '@lounge/protocol/content/actors';
import { legalTexts } from '@lounge/protocol/foundation/legal';
import { alive } from '@lounge/protocol/foundation/telemetry';
import { type RestCall, s } from '@lounge/protocol';
import { expect, test } from 'vitest';
import type { Failure } from './failure.ts';
import { readAnswer } from './read-answer.ts';

const time = '2026-11-20T19:00:00.000Z';

const readOptions = (strict: boolean) => {
  const reported: Failure[] = [];
  return { strict, report: (failure: Failure) => reported.push(failure), reported };
};

// @spec error:http-not-ok
test.each([
  [
    'a declared failure',
    403,
    { error: { code: 'needAbo', field: null, requestId: 'r-1' } },
    'declared',
    'needAbo',
    'r-1',
  ],
  ['an unknown failure code', 418, { error: { code: 'teapot', requestId: 'r-1' } }, 'http', 'failed', 'r-1'],
  ['another body', 502, { message: 'bad gateway' }, 'http', 'failed', null],
  ['no body', 500, undefined, 'http', 'failed', null],
  ['a redirect', 302, null, 'http', 'failed', null],
] as const)('%s with status %i is a failure', (_, status, body, kind, code, requestId) => {
  expect(readAnswer(alive, { status, body }, readOptions(true))).toMatchObject({
    ok: false,
    failure: { callId: alive.id, kind, code, requestId },
  });
});

test('reads the failure of an operation from its extensions', () => {
  const extensions = { code: 'unknown', field: 'actorId', requestId: 'r-1' };
  const body = { data: null, errors: [{ message: 'unknown', extensions }] };
  expect(readAnswer(recommendedModels, { status: 200, body }, readOptions(true))).toMatchObject({
    ok: false,
    failure: { kind: 'declared', code: 'unknown', field: 'actorId', requestId: 'r-1' },
  });
});

test.each([[[{ message: 'no extensions' }]], [[null]], [['text']]])(
  'an error of the form %j is a failure too',
  (errors) => {
    const result = readAnswer(recommendedModels, { status: 200, body: { data: null, errors } }, readOptions(true));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http', code: 'failed' } });
  },
);

test('in strict mode, a schema mismatch is the failure "shape" with its field, and is reported', () => {
  const options = readOptions(true);
  const result = readAnswer(alive, { status: 200, body: { status: 'ok', time: 'now' } }, options);
  expect(result).toMatchObject({ ok: false, failure: { kind: 'schemaMismatch', code: 'failed', field: 'time' } });
  expect(options.reported).toHaveLength(1);
  expect(options.reported[0]?.message).toContain(alive.id);
});

test('an unknown field is a schema mismatch in strict mode and is accepted in production', () => {
  const body = { status: 'ok', time, extra: 1 };
  expect(readAnswer(alive, { status: 200, body }, readOptions(true)).ok).toBe(false);
  const options = readOptions(false);
  expect(readAnswer(alive, { status: 200, body }, options)).toEqual({ ok: true, value: body });
  expect(options.reported).toHaveLength(1);
});

// @spec state:rest-client 5, feature:shell.failure 1
test.each([
  [400, { error: { code: 'SQLITE_BUSY', field: 'secret', message: 'near line 7' } }],
  [401, 'Unauthorized'],
  [404, undefined],
  [500, { stack: 'at handler.ts:7' }],
  [503, null],
] as const)('a response with status %i that declares no failure is a generic one without detail', (status, body) => {
  const message = `${alive.id}: status ${status}`;
  expect(readAnswer(alive, { status, body }, readOptions(true))).toEqual({
    ok: false,
    failure: { callId: alive.id, kind: 'http', code: 'failed', field: null, requestId: null, message },
  });
});

const mayBeNull: RestCall = { ...alive, answer: s.nullable(alive.answer) };

// @spec state:rest-client 6, feature:shell.failure 2
test.each([
  ['null', 200, null],
  ['no body', 204, undefined],
] as const)('a read that may find nothing returns null for %s', (_, status, body) => {
  expect(readAnswer(mayBeNull, { status, body }, readOptions(true))).toEqual({ ok: true, value: null });
  expect(readAnswer(alive, { status, body }, readOptions(true)).ok).toBe(false);
});

test.each([
  ['an empty list', legalTexts, { data: { legalTexts: 'none' } }, []],
  ['an empty list for missing data', legalTexts, { data: {} }, []],
  ['null', mayBeNull, { status: 1 }, null],
])('in production, a schema mismatch returns the fallback: %s', (_, call, body, value) => {
  const options = readOptions(false);
  expect(readAnswer(call, { status: 200, body }, options)).toEqual({ ok: true, value });
  expect(options.reported).toHaveLength(1);
});

test.each([
  [getActor, { id: 7 }],
  [onlineModels, { data: { onlineModels: { items: 1 } } }],
])('in production, a schema mismatch of $id without a fallback is a failure', (call, body) => {
  expect(readAnswer(call, { status: 200, body }, readOptions(false))).toMatchObject({
    failure: { kind: 'schemaMismatch' },
  });
});
