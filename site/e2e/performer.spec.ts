import { devConsole } from './dev-console.ts';
import { expect, pageErrorsOf, open, test, prepareContext } from './host.ts';

// @spec route:performer.overview, component:MessageButton 3, component:RatingBadge 1
test('a profile shows facts, chat buttons, albums, videos, hours and similar performers', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await page.goto(host.url('/en/amateur/mirela/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
  await expect(page.getByText('96% of 412 ratings')).toBeVisible();
  const chat = page.getByRole('group', { name: 'Talk with Mirela' });
  await expect(chat.getByRole('button', { name: /Message/ })).toContainText('3 free');
  await expect(chat.getByRole('button', { name: /Video chat/ })).toContainText('36');
  await expect(page.locator('#albums article')).not.toHaveCount(0);
  await expect(page.locator('#videos article')).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Usually here' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator('section:has(> * > #similar-heading) article')).toHaveCount(6);
  expect(pageErrors).toEqual([]);
});

// @spec feature:performers.profile 3, rule:rating-min-10, constant:rating.minCount, component:RatingBadge 2-3
test('a rating with fewer than ten votes is not shown', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const { initialTiles } = (await (
    await page.request.get(host.url(`/rest/v1/tileGrid/get/home/${encodeURIComponent('{"first":72}')}`))
  ).json()) as { initialTiles: { model: { slug: string; countRatings: number } }[] };
  const rarelyRated = initialTiles.find(({ model }) => model.countRatings < 10);
  expect(rarelyRated).toBeDefined();
  await page.goto(host.url(`/en/amateur/${rarelyRated?.model.slug}/`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-part=head]').getByText(/% of \d+ rating/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Satisfied guests' })).toHaveCount(0);
});

// @spec component:VideoChatButton 5, component:ChatButtonGroup 2
test('header and buttons follow the performer’s presence: offline only a message and tickets are left', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await open(page, host, '/en/amateur/mirela/');
  await expect(page.getByText('Online, not in a chat')).toBeVisible();
  await devConsole(page, host).scenario('performer-leaves');
  await expect(page.getByText(/^Not here right now/).first()).toBeVisible();
  const videoChat = page.getByRole('button', { name: /Video chat/ });
  await expect(videoChat).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Message/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pin', exact: true })).toBeVisible();
  await devConsole(page, host).scenario('performer-comes');
  await expect(videoChat).toContainText('36');
});

test('an unknown performer gets a designed page with status 404', async ({ page, context, host }) => {
  await prepareContext(context, host);
  const response = await page.goto(host.url('/en/amateur/nobody-like-this/'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nobody is behind this door' })).toBeVisible();
  await page.getByRole('link', { name: 'See who is live' }).click();
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
});

// @spec error:http-not-ok, feature:shell.failure 5, component:ErrorNotice 1
test('a profile that fails to load offers a retry and then opens', async ({ page, context, host }) => {
  await prepareContext(context, host);
  await open(page, host, '/en/');
  await page.route('**/getActorByName/**', (route) => route.abort());
  await page.getByRole('link', { name: 'See profile' }).click();
  await expect(page.getByRole('heading', { name: 'This did not work' })).toBeVisible();
  await page.unroute('**/getActorByName/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
});
