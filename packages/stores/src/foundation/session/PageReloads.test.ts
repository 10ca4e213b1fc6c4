import { pageReload, sessionExpired } from '@lounge/protocol/foundation/session';
import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { PageReloads } from './PageReloads.ts';

// @spec socket:pageReload, state:page-reload-push 1, feature:shell.session-expiry 2
test('the page reloads when the server requests it, until the scope ends', () => {
  const { pushSource, socket, scope } = testStores();
  let reloads = 0;
  new PageReloads(() => (reloads += 1)).listen(pushSource);
  socket.receive(pageReload, {});
  expect(reloads).toBe(1);
  scope.end();
  socket.receive(pageReload, {});
  expect(reloads).toBe(1);
});

test('the page reloads when the session ended', () => {
  const { pushSource, socket } = testStores();
  let reloads = 0;
  new PageReloads(() => (reloads += 1)).listen(pushSource);
  socket.receive(sessionExpired, {});
  expect(reloads).toBe(1);
});

// @spec socket:sessionExpired, error:session-expired
test.each([
  ['the session has ended', sessionExpired],
  ['the server asks for it', pageReload],
])('if %s, the page reloads once, after all postponements have ended; without one it reloads at once', (_, push) => {
  const { pushSource, socket } = testStores();
  let reloads = 0;
  const page = new PageReloads(() => (reloads += 1));
  page.listen(pushSource);
  const [endFirst, endSecond] = [page.postpone(), page.postpone()];
  socket.receive(push, {});
  endFirst();
  endFirst();
  expect(reloads).toBe(0);
  endSecond();
  expect(reloads).toBe(1);
  socket.receive(push, {});
  expect(reloads).toBe(2);
});

test('the page does not reload after a postponement without a request', () => {
  let reloads = 0;
  const page = new PageReloads(() => (reloads += 1));
  page.postpone()();
  expect(reloads).toBe(0);
});

test('what is stored for the guest is forgotten when the session was ended, and again before a postponed reload', () => {
  const { pushSource, socket } = testStores();
  const calls: string[] = [];
  const page = new PageReloads(
    () => calls.push('reload'),
    () => calls.push('forget'),
  );
  page.listen(pushSource);
  const end = page.postpone();
  socket.receive(pageReload, {});
  expect(calls).toEqual([]);
  socket.receive(sessionExpired, {});
  expect(calls).toEqual(['forget']);
  end();
  expect(calls).toEqual(['forget', 'forget', 'reload']);
});

test('a reload that the server requests forgets nothing', () => {
  const { pushSource, socket } = testStores();
  const calls: string[] = [];
  new PageReloads(
    () => calls.push('reload'),
    () => calls.push('forget'),
  ).listen(pushSource);
  socket.receive(pageReload, {});
  expect(calls).toEqual(['reload']);
});
