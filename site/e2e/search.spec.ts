import { violationsOn } from './axe.ts';
import { misfitsAtAllWidths } from './fits.ts';
import { expect, open, pageErrorsOf, prepareContext, test } from './host.ts';

// @spec feature:search.global 5
test('a visitor types, finds a performer and opens her profile by keyboard', async ({ page, context, host }) => {
  const pageErrors = pageErrorsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await prepareContext(context, host, { consent: 'all' });
  await open(page, host, '/en/help/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await page.keyboard.press('Tab');
  for (let at = 0; at < 10 && !(await field.evaluate((each) => each === document.activeElement)); at += 1)
    await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Popular tags' }).getByRole('option')).toHaveCount(8);
  await page.keyboard.type('MIREL');
  const results = page.getByRole('listbox', { name: 'Search results' });
  await expect(results.getByRole('group', { name: 'Performers 1' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  // The suggestion, then the performer.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results.getByRole('option', { selected: true })).toContainText('Mirela');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/amateur\/mirela\/$/);
  await expect(page.getByRole('heading', { level: 1, name: /Mirela/ })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a search is remembered with consent only, and forgotten when it is taken back', async ({
  page,
  context,
  host,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await prepareContext(context, host, { consent: 'functional' });
  await open(page, host, '/en/help/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('tango');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '“tango”' })).toBeVisible();
  await field.fill('');
  await expect(page.getByRole('group', { name: 'Last searches' }).getByRole('option', { name: 'tango' })).toBeVisible();
  const other = await context.newPage();
  await open(other, host, '/en/search/all/');
  const last = other.getByRole('main').getByRole('group', { name: 'Last searches' });
  await expect(last.getByRole('option', { name: 'tango' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget last searches' }).filter({ visible: true }).click();
  await expect(last).toHaveCount(0);
  await other.close();
  await field.fill('samba');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '“samba”' })).toBeVisible();
  await field.fill('/..');
  await field.press('Enter');
  await expect(page.getByText('Type at least one letter or digit.').filter({ visible: true }).first()).toBeVisible();
  await context.addCookies([{ name: 'consent', value: 'necessary', url: host.url('/') }]);
  await page.reload();
  await field.fill('');
  await expect(
    page.getByRole('search').getByText('you did not allow functional cookies').filter({ visible: true }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('last-searches'))).toBeNull();
});

// @spec feature:search.global 1, screen:mobile-menu.search 3-4, 6
test('on a phone, in Spanish on brasa, the search is a menu', async ({ page, context, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepareContext(context, host);
  await open(page, host, '/es/help/', 'brasa');
  const menu = page.getByRole('dialog', { name: 'Búsqueda' });
  await page.getByRole('link', { name: 'Buscar' }).click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 844 });
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Buscar' }).click();
  const field = page.getByRole('combobox', { name: 'Buscar' });
  await expect(field).toBeFocused();
  await field.fill('wa');
  await expect(field).toHaveAccessibleDescription('Falta una letra.');
  await field.fill('WAN');
  await expect(page.getByRole('group', { name: /^Artistas 2$/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sugerencias' })).toContainText('Wanda');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '«wan»' })).toBeVisible();
  expect(await misfitsAtAllWidths(page)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  // @spec route:search.videos, feature:search.types 2
  test('the field leads to the results, whose types and orders are links', async ({ page, context, host }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await prepareContext(context, host);
    await page.goto(host.url('/en/help/'));
    await page.getByRole('combobox', { name: 'Search' }).fill('Piano');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\/all\/piano\/$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Videos/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Newest first' }).click();
    await expect(page).toHaveURL(/\/en\/search\/videos\/piano\/\?sort=released$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
