import { devConsole } from './dev-console.ts';
import { becomeGuest, confirmAddress } from './guest.ts';
import { expect, open, pageErrorsOf, prepareContext, test, waitUntilLive } from './host.ts';

const dayMs = 24 * 3_600_000;

// @spec route:magazine.advent-calendar
test('a guest opens a door a day for a week by the clock, misses one, and cannot open it later', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/en/magazine/events/');
  const world = devConsole(page, host);
  const wins = ['coins', 'messengerGift', 'videoVoucher', 'spins'];
  await world.state('the event {id} is a calendar of doors', { id: 61, day: 1, days: 7, wins, title: 'Seven lights' });
  await page.reload();
  await waitUntilLive(page);
  await page.getByRole('link', { name: 'Seven lights' }).press('Enter');
  await expect(page).toHaveURL(host.url('/en/magazine/advent-calendar/'));
  const doors = page.getByRole('region', { name: 'Seven lights' }).getByRole('listitem');
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    await expect(page.getByRole('button', { name: `Door ${day}: open` })).toBeVisible();
    await expect(doors.getByRole('button')).toHaveCount(1);
    if (day !== 4) {
      await page.getByRole('button', { name: `Open door ${day}` }).press('Enter');
      await expect(page.getByRole('img', { name: new RegExp(`^Door ${day}: `) })).toBeVisible();
    }
    await world.advanceClock(dayMs);
    await page.reload();
    await waitUntilLive(page);
  }
  await expect(page.getByRole('heading', { name: 'This is over' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Door 4, missed' })).toBeVisible();
  await expect(page.getByText('6 of 7')).toBeVisible();
  await expect(doors.getByRole('button')).toHaveCount(0);
  expect(await doors.getByRole('img').allTextContents()).toEqual([
    '1 5 coins',
    '2 Rose',
    '3 1 video voucher',
    '4 Missed',
    '5 5 coins',
    '6 Rose',
    '7 1 video voucher',
  ]);
  expect(pageErrors).toEqual([]);
});

// @spec route:magazine.prize-draw, feature:reward.campaigns 2
test('a guest takes part in the draw at the English address of Spanish links, and wins by the clock', async ({
  page,
  context,
  host,
}) => {
  const pageErrors = pageErrorsOf(page);
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await open(page, host, '/es/magazine/events/');
  await confirmAddress(page, host);
  const world = devConsole(page, host);
  await world.state('the event {id} is a prize draw', { id: 63, day: 2, days: 3, winners: 1, title: 'One light' });
  await page.reload();
  await waitUntilLive(page);
  const link = page.getByRole('link', { name: 'One light' });
  await expect(link).toHaveAttribute('href', '/en/magazine/prize-draw/');
  await link.click();
  await expect(page).toHaveURL(host.url('/en/magazine/prize-draw/'));
  await expect(page.getByRole('heading', { level: 1, name: 'One light' })).toBeVisible();
  // The document of that address is in English.
  await page.reload();
  await waitUntilLive(page);
  const entry = page.getByRole('region', { name: 'Your entry' });
  await entry.getByRole('button', { name: 'Take part' }).press('Enter');
  await expect(entry.getByText('You take part')).toBeVisible();
  await page.reload();
  await waitUntilLive(page);
  await expect(entry.getByText('You take part')).toBeVisible();
  // A session without a visit ends after a day.
  for (let day = 1; day <= 2; day += 1) {
    await world.advanceClock(dayMs);
    await page.reload();
    await waitUntilLive(page);
  }
  // The server draws within seconds of the end; an open page says so by itself.
  await expect(
    page.getByRole('region', { name: 'You have won' }).getByRole('heading', { name: '5 coins' }),
  ).toBeVisible();
  expect(pageErrors).toEqual([]);
});
