import { pageReload } from '@lounge/protocol/foundation/session';
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
