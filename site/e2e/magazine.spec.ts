import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

const slug = 'i-play-for-one-person-and-the-others-may-stay';
/** An interview with Mirela, who is live. */
const article = `/en/blog/interviews/80024-${slug}/`;
const title = '“I play for one person, and the others may stay”';

test('from the magazine by a category to an interview, its performer and a chat with her', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  // A search finds the article, too: the journey may begin there.
  await open(page, host, '/en/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Magazine', exact: true }).click();
  await expect(page).toHaveURL(host.url('/en/blog/'));
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Interviews/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Interviews' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(host.url(article));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${article}$`));
  // On paper stands the article alone.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('And the low E?')).toBeVisible();
  for (const hidden of [
    page.getByRole('banner').first(),
    page.getByRole('contentinfo'),
    page.getByText('More to read'),
  ])
    await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('main').getByRole('link', { name: 'Mirela', exact: true }).click();
  await expect(page).toHaveURL(host.url('/en/amateur/mirela/'));
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Video chat/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // @spec screen:blog.article 1
  test('an article is read, and other words of its address lead to its own in each language', async ({
    page,
    context,
    host,
  }) => {
    await prepareContext(context, host);
    const response = await page.request.get(host.url('/en/blog/news/80024-an-old-title/?a=b'), { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([301, `${article}?a=b`]);
    await page.goto(host.url('/en/blog/interviews/80024/'));
    await expect(page).toHaveURL(host.url(article));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(
      page.getByText('Mirela on an old piano, on the low E, and why she never plays before ten.'),
    ).toBeVisible();
    await expect(page.getByRole('main').locator('header time').first()).toBeVisible();
    const main = page.getByRole('main');
    const performer = main
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'Mirela', exact: true }) });
    await expect(performer.last().locator('img').first()).toHaveAttribute('srcset', /w720\.\w+ 720w/);
    await expect(main.getByRole('list', { name: 'More to read' }).getByRole('article')).toHaveCount(3);
    await expect(page.getByText('He is ninety-one and goes to bed at ten.')).toBeVisible();
    await expect(page.getByRole('figure').locator('img')).toHaveAttribute('src', /\/w640\.\w+$/);
    const german = page.locator('link[rel="alternate"][hreflang="de"]');
    const address = new URL((await german.getAttribute('href')) ?? '', page.url());
    expect(address.pathname).toMatch(/^\/de\/blog\/interviews\/80024-ich-spiele-/);
    const inGerman = await page.request.get(host.url(address.pathname), { maxRedirects: 0 });
    expect(inGerman.status()).toBe(200);
    for (const path of ['blog/news/99999-nothing', 'blog/nowhere', 'blog/archive/2026/13', 'magazine/20265'])
      expect((await page.request.get(host.url(`/en/${path}/`))).status()).toBe(404);
  });
});
