import { chromium, type CDPSession, type Page } from 'playwright-core';
import { buyCoins, guestIdOf, signUp } from '../../site/e2e/guest.ts';
import { HostProcess } from '../../site/e2e/HostProcess.ts';
import { followSockets, waitUntilLive } from '../../site/e2e/live-page.ts';
import { launchOptions } from '../../site/server/chromium.ts';
import { patientContext } from '../patient-page.ts';
import type { Row } from './measure.ts';
import { rounds } from './rounds.ts';

/** Mirela, who is online in every new world. */
const mirela = 101;
const stepMs = 5000;
const minutes = rounds(60, 0.5);
const steps = (minutes * 60_000) / stepMs;
const stepsOfFiveMinutes = (rounds(5, 0.25) * 60_000) / stepMs;
const messages = rounds(2000, 20);
const reactions = rounds(300, 2);
const maxRatio = 1.2;

/** The heap of the page in use, in bytes, after collections. */
const heapOf = async (session: CDPSession): Promise<number> => {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

/** How many of `all` come in a step, so that they are spread evenly. */
const shareOf = (all: number, step: number): number =>
  Math.floor((all * (step + 1)) / steps) - Math.floor((all * step) / steps);

/** The dev console of the page's world. Resolves to false where the chat has just ended. */
const consoleOf =
  (page: Page, host: HostProcess) =>
  async (action: string, data: object): Promise<boolean> => {
    // The server ends a connection that was idle just when the next request takes it; nothing was done then.
    const response = await page.request.post(host.url(`/dev/api/${action}`), { data, maxRetries: 2 });
    if (response.ok()) return true;
    const text = await response.text();
    if (text.includes('"field":"chatId"')) return false;
    throw new Error(`${action}: ${text}`);
  };

/** Presses the button that starts the chat, as often as the performer's script ended it, unless she is with somebody else. */
const keepChatting = async (page: Page): Promise<void> => {
  const timer = page.getByRole('timer');
  const start = page.getByRole('button', { name: /^(Video chat|Start again)/ }).first();
  for (let turn = 0; turn < 40; turn += 1) {
    // The picture arrives in real time, whatever the clock says.
    const isRunning = await timer.waitFor({ timeout: turn === 0 ? 1 : 50 }).then(
      () => true,
      () => false,
    );
    if (isRunning) return;
    if ((await start.isVisible()) && (await start.isEnabled())) await start.click();
    await page.clock.runFor(100);
  }
};

/**
 * Moves the picture with the page's clock: the clock is far ahead of what the video really plays, and a guest whose page says that
 * nothing moved is rejected after a few chats an hour.
 */
const movePictureWithClock = (): void => {
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback');
  Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', { get: () => Date.now() / 1000 });
  setInterval(() => {
    for (const video of document.querySelectorAll('video')) video.dispatchEvent(new Event('timeupdate'));
  }, 250);
};

const measure = async (host: HostProcess, page: Page): Promise<readonly [early: number, late: number]> => {
  const act = consoleOf(page, host);
  const guestId = await guestIdOf(page);
  await act('state', { state: 'the guest’s balance is {amount}', params: { guestId, amount: 10_000_000 } });
  await page.goto(host.url('/en/amateur/mirela/live-show/'));
  await waitUntilLive(page);
  const session = await page.context().newCDPSession(page);
  const write = (text: string) =>
    act('state', { state: 'the performer writes in the chat', params: { guestId, text } });
  let early = 0;
  let unwritten = 0;
  for (let step = 0; step < steps; step += 1) {
    await keepChatting(page);
    unwritten += shareOf(messages, step);
    // What has no chat to be written in comes in the next one.
    while (unwritten > 0 && (await write(`Line ${step}.${unwritten}: the lamp is on, and the evening is long.`)))
      unwritten -= 1;
    for (let count = shareOf(reactions, step); count > 0; count -= 1)
      await act('state', { state: 'a viewer reacts', params: { actorId: mirela } });
    await act('clock', { by: stepMs });
    await page.clock.runFor(stepMs);
    if (step + 1 === stepsOfFiveMinutes) early = await heapOf(session);
  }
  // At the end she may be with somebody else.
  if (unwritten > messages / 20) throw new Error(`${unwritten} of ${messages} messages had no chat.`);
  return [early, await heapOf(session)];
};

/** An hour of a video chat with 2,000 messages and 300 reactions on a moved clock: the page's heap at its end and after five minutes. */
export const chatHourRows = async (): Promise<Row[]> => {
  const host = new HostProcess();
  await host.start();
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await patientContext(browser, { viewport: { width: 1440, height: 900 }, locale: 'en' });
    followSockets(context);
    const cookies = { age: '1', consent: 'necessary', world: `w${process.pid}` };
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: host.url('/') })));
    await signUp(context, host);
    await buyCoins(context, host);
    const page = await context.newPage();
    await page.clock.install();
    await page.addInitScript(movePictureWithClock);
    await page.goto(host.url('/en/'));
    const [early, late] = await measure(host, page);
    const text = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
    return [
      {
        name: 'an hour of a video chat, heap of its page at the end',
        value: text(late),
        reference: `after five minutes ${text(early)}; at most ${maxRatio} times as much`,
        ratio: early / late,
        minRatio: 1 / maxRatio,
      },
    ];
  } finally {
    await browser.close();
    await host.close();
  }
};
