import { becomeGuest } from './guest.ts';
import { expect, pageErrorsOf, prepareContext, test, waitUntilLive } from './host.ts';

/** Pages with everything that the site loads: pictures, previews, fonts, icons, the socket, the payment window. */
const pages = ['/en/', '/en/amateur/mirela/', '/en/messenger/', '/en/myvelvet/'] as const;

test('nothing is requested from another host; the policy of a page has the nonce of its scripts, and stops what has none', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  const hosts = new Set<string>();
  const referrers = new Set<string>();
  await context.route('**/*', async (route) => {
    const request = route.request();
    hosts.add(new URL(request.url()).host);
    referrers.add(new URL(request.headers()['referer'] ?? host.url('/')).host);
    await route.continue();
  });
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host));
  await prepareContext(context, host, { consent: 'all' });
  await becomeGuest(context, host);
  for (const path of pages) {
    const response = await page.goto(host.url(path));
    await waitUntilLive(page);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const nonces = await page
      .locator('script[nonce]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).nonce));
    expect(nonces.length).toBeGreaterThan(0);
    for (const nonce of nonces) expect(policy).toContain(`'nonce-${nonce}'`);
  }
  await page.getByRole('link', { name: 'Add coins' }).first().click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Add coins' })).toBeVisible();
  const own = new URL(host.url('/')).host;
  expect(pageErrors).toEqual([]);
  const blocked = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://tracker.example/pixel.gif';
    document.body.append(image);
  });
  await blocked;
  expect([...hosts]).toEqual([own]);
  expect([...referrers]).toEqual([own]);
});
