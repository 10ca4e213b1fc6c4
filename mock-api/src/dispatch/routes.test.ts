import { type RestCall, s } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { handle, type HandledCall } from './handler.ts';
import { routeTable } from './routes.ts';

const call = (id: string, method: RestCall['method'], path: string): HandledCall =>
  handle<typeof s.empty, typeof s.empty>(
    {
      kind: 'rest',
      id,
      method,
      path,
      needs: 'anyone',
      input: s.empty,
      answer: s.empty,
      failures: [],
      cache: null,
      changes: false,
      forbiddenBy: [],
      cookies: false,
      idempotent: false,
      maxUploadBytes: null,
      purpose: 'Does a thing.',
    },
    async () => ({}),
  );

const table = routeTable([
  call('list', 'GET', '/rest/v1/thing/list'),
  call('one', 'GET', '/rest/v1/thing/{id}'),
  call('part', 'GET', '/rest/v1/thing/{id}/{part}'),
  call('keep', 'POST', '/rest/v1/thing/{id}'),
  call('swap', 'PUT', '/rest/v1/swap'),
]);

const idAndParams = (method: string, path: string) => {
  const match = table.find(method, path);
  return match === null ? null : [match.handled.call.id, match.params];
};

test.each([
  ['GET', '/rest/v1/thing/list', ['list', {}]],
  ['GET', '/rest/v1/thing/list/', ['list', {}]],
  ['GET', '/rest/v1/thing/7', ['one', { id: '7' }]],
  ['GET', '/rest/v1/thing/7/', ['one', { id: '7' }]],
  ['GET', '/rest/v1/thing/a%2Fb%20c', ['one', { id: 'a/b c' }]],
  ['GET', '/rest/v1/thing/7/eight', ['part', { id: '7', part: 'eight' }]],
  ['POST', '/rest/v1/thing/7', ['keep', { id: '7' }]],
  ['GET', '/rest/v1/thing/%', ['one', { id: '%' }]],
  ['PUT', '/rest/v1/swap', ['swap', {}]],
  // A static route of another method does not hide it.
  ['POST', '/rest/v1/thing/list', ['keep', { id: 'list' }]],
])('%s %s matches %j', (method, path, expected) => {
  expect(idAndParams(method, path)).toEqual(expected);
});

test.each([
  ['GET', '/rest/v1/swap'],
  ['DELETE', '/rest/v1/swap'],
  ['DELETE', '/rest/v1/thing/list'],
  ['PUT', '/rest/v1/thing/7/eight'],
])('%s %s matches no route, as the path has other methods', (method, path) => {
  expect(idAndParams(method, path)).toBeNull();
});

test.each(['/', '/rest', '/rest/v1/', '/rest/v1/nothing', '/rest/v1/thing/1/2/3', '/rest/v1/THING/7', '/other/7'])(
  '%s matches no route',
  (path) => expect(idAndParams('GET', path)).toBeNull(),
);

test('building the table throws for a path that is declared twice', () => {
  const twice = [call('a', 'GET', '/rest/v1/x/{id}'), call('b', 'GET', '/rest/v1/x/{name}')];
  expect(() => routeTable(twice)).toThrow(/b: GET .* declared twice/);
});

const real = routeTable(handlers);

test.each(handlers.flatMap(({ call: each }) => (each.kind === 'rest' ? [[each.id, each] as const] : [])))(
  '%s is found by its declared path',
  (_, each) => {
    const match = real.find(each.method, each.path.replace(/\{\w+\}/g, 'x'));
    expect(match?.handled.call).toBe(each);
  },
);
