import { expect, open, test, prepareContext } from './host.ts';

// @spec screen:overlay.offline 1-2, rest:logging.browser-online
test('going offline keeps the page and shows a notice', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see is from a moment ago.')).toBeVisible();
  await expect(page.locator('#tonight article').first()).toBeVisible();
  const replayed = page.waitForRequest(
    (request) => request.url().includes('browserOnline') && (request.postData() ?? '').includes('"offline"'),
  );
  await context.setOffline(false);
  await expect(page.getByText('You are offline. What you see is from a moment ago.')).toHaveCount(0);
  await replayed;
});
