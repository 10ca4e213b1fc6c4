import type { BrowserContext, Page } from '@playwright/test';
import { buyCoins, signUp } from './guest.ts';
import { test } from './faulty-host.ts';
import { expect, open, prepareContext, type Host } from './host.ts';

const roomOf = (page: Page) => page.getByRole('region', { name: 'Video chat with Mirela' });
const playerOf = (page: Page) => page.locator('section[data-state]').filter({ has: page.locator('video') });

const enter = async (page: Page, context: BrowserContext, host: Host) => {
  await prepareContext(context, host);
  await signUp(context, host);
  await buyCoins(context, host, { cents: 2500 });
  await open(page, host, '/en/amateur/mirela/');
};
const press = (page: Page) => page.getByRole('button', { name: /^Video chat/ }).click();
const isByWebRtc = (page: Page) =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).srcObject !== null);

test('the picture comes by WebRTC, with sound', async ({ page, context, host }) => {
  await enter(page, context, host);
  const answers: number[] = [];
  page.on('response', (response) => response.url().endsWith('/whep') && answers.push(response.status()));
  await press(page);
  await expect(playerOf(page)).toHaveAttribute('data-state', 'playing');
  expect(await isByWebRtc(page)).toBe(true);
  expect(answers).toEqual([201]);
  await expect(roomOf(page).getByRole('timer')).toHaveText(/00:0[1-9]/);
});
