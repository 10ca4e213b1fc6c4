import { getActor } from '@lounge/protocol/content/actors';
import { bearer, queryPath } from '@lounge/protocol';
import { createVisitorToken } from '@lounge/protocol/foundation/session';
import { getResponse, HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { openBrowserWorld } from '../browser/open-browser-world.ts';
import { handlersOf } from './handlers-of.ts';

test('a world in the browser answers calls and queries', async () => {
  const clock = { now: () => Date.parse('2026-11-20T20:00:00.000Z') };
  const world = await openBrowserWorld({ templateUrl: '/world-template.db', clock });
  const handlers = handlersOf(world).filter((each) => each instanceof HttpHandler);
  const call = new Request(new URL(getActor.path.replace('{actorId}', '101'), location.href));
  expect(await (await getResponse(handlers, call))?.json()).toMatchObject({ id: 101 });
  const asked = new Request(new URL(createVisitorToken.path, location.href), { method: 'POST', body: '{}' });
  const token = (await (await getResponse(handlers, asked))?.json()) as { accessToken: string } | undefined;
  const query = new Request(new URL(queryPath, location.href), {
    method: 'POST',
    headers: { authorization: bearer(token?.accessToken ?? '') },
    body: JSON.stringify({ query: 'query any { modelById(id: 101) { id } }' }),
  });
  expect(await (await getResponse(handlers, query))?.json()).toEqual({ data: { modelById: { id: 101 } } });
  world.database.close();
});
