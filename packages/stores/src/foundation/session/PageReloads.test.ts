import { pageReload, sessionExpired } from '@lounge/protocol/foundation/session';
import { aVisit } from '@lounge/workbench/testing';
import { expect, test } from 'vitest';
import { PageReloads } from './PageReloads.ts';

// @spec socket:pageReload, state:page-reload-push
test('the page loads anew when the server asks for it, until the scope ends', () => {
  const { ears, socket, scope } = aVisit();
  let reloads = 0;
  new PageReloads(() => (reloads += 1)).listen(ears);
  socket.say(pageReload, {});
  expect(reloads).toBe(1);
  scope.end();
  socket.say(pageReload, {});
  expect(reloads).toBe(1);
});

// @spec socket:sessionExpired, state:session-expiry, error:session-expired
test('the page loads anew when the session has ended', () => {
  const { ears, socket } = aVisit();
  let reloads = 0;
  new PageReloads(() => (reloads += 1)).listen(ears);
  socket.say(sessionExpired, {});
  expect(reloads).toBe(1);
});

test.each([
  ['the session has ended', sessionExpired],
  ['the server asks for it', pageReload],
])('though %s, it waits for the feedback of a payment, and loads anew once', (_, push) => {
  const { ears, socket } = aVisit();
  let reloads = 0;
  const page = new PageReloads(() => (reloads += 1));
  page.listen(ears);
  const [one, other] = [page.hold(), page.hold()];
  socket.say(push, {});
  one();
  one();
  expect(reloads).toBe(0);
  other();
  expect(reloads).toBe(1);
});

test('nothing is loaded anew after a wait in which nothing was asked for', () => {
  let reloads = 0;
  const page = new PageReloads(() => (reloads += 1));
  page.hold()();
  expect(reloads).toBe(0);
});
