import type { Page, Request } from '@playwright/test';
import { becomeGuest } from './guest.ts';
import { expect, open, prepareContext, test } from './host.ts';

interface Config {
  readonly token: string;
  readonly version: string;
  readonly guestId: number;
}

const configOf = async (page: Page): Promise<Config> =>
  JSON.parse((await page.locator('#config').textContent()) ?? '{}') as Config;

/** The requests of a page to REST calls and to the query service, and the first message of its socket, from now on. */
const followCalls = (page: Page) => {
  const [rest, queries, beacons]: Request[][] = [[], [], []];
  const opening: unknown[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rest/v1/')) rest?.push(request);
    else if (pathname === '/vxql') (request.resourceType() === 'ping' ? beacons : queries)?.push(request);
  });
  page.on('websocket', (socket) => {
    socket.once('framesent', ({ payload }) => opening.push(JSON.parse(String(payload))));
  });
  return { rest: rest ?? [], queries: queries ?? [], beacons: beacons ?? [], opening };
};

// @spec feature:shell.access-token 1-3, 5, feature:shell.realtime 1, feature:shell.tracking 2, state:query-service-client 2
test('calls, socket and beacons of a page carry the language and the token of its configuration', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host, { consent: 'all' });
  await becomeGuest(context, host);
  const { rest, queries, beacons, opening } = followCalls(page);
  await open(page, host, '/de/');
  const { token, version, guestId } = await configOf(page);
  await page.locator('#tonight article').filter({ hasText: 'Mirela' }).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
  const bearer = `Bearer ${token}`;
  await expect.poll(() => rest.some((each) => each.method() === 'POST')).toBe(true);
  await expect.poll(() => rest.some((each) => each.method() === 'GET')).toBe(true);
  for (const request of rest) {
    const { searchParams } = new URL(request.url());
    const envelope = ['language', 'ver', 'access_token'].map((name) => searchParams.get(name));
    expect([envelope, request.headers()['authorization']]).toEqual([['de', version, token], bearer]);
    if (request.method() === 'GET') expect(request.postData()).toBeNull();
    else expect(request.postDataJSON()).toEqual(expect.any(Object));
  }
  const visits = (all: readonly Request[]) =>
    all.filter((each) => String((each.postDataJSON() as { query: string }).query).includes('trackingEvent'));
  await expect.poll(() => visits(queries).length).toBe(1);
  for (const request of queries) {
    expect([request.method(), request.headers()['authorization']]).toEqual(['POST', bearer]);
    expect(request.postDataJSON()).toEqual({ query: expect.any(String), variables: expect.any(Object) });
  }
  expect(opening).toMatchObject([{ type: 'sessionRequest', language: 'de', accessToken: token, guestId }]);
  const sent = page.waitForResponse((response) => response.request().resourceType() === 'ping');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await (await sent).json()).toEqual({ data: { trackingEvent: { success: true } } });
  // Without the header the token can only be in the body, of which Playwright shows nothing.
  expect(beacons.map((each) => each.headers()['authorization'])).toEqual([undefined]);
});
