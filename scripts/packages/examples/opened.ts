/** Opens built examples in Chromium and asserts what their pages show, for tests. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { followSockets, waitUntilLive } from '../../../site/e2e/live-page.ts';
import { freePort } from '../../../site/e2e/smoke/processes.ts';
import { launchOptions } from '../../../site/server/chromium.ts';
import { patientPage } from '../../patient-page.ts';
import { buildExample } from './prepare.ts';
import { startPage, startReferenceServer, type RunningServer } from './running.ts';

/** An opened example. */
interface Opened {
  readonly page: Page;
  /** Resolves when pushes reach the page. */
  readonly live: Promise<void>;
  readonly url: string;
  readonly server: RunningServer;
  /** Warnings and errors of the console. */
  readonly said: string[];
}

/** How an example is started, and what its page must show. */
interface Example {
  /** Arguments of its start script for a port. */
  readonly args: (port: string) => readonly string[];
  readonly check: (opened: Opened) => Promise<void>;
}

const tiles = (page: Page) => page.locator('article');

/** Waits until there are tiles, and every picture in the viewport is loaded. */
async function expectTilesWithPictures(page: Page): Promise<void> {
  await tiles(page).first().waitFor();
  expect(await tiles(page).count()).toBeGreaterThan(3);
  const pictures = tiles(page).locator('img');
  expect(await pictures.count()).toBe(await tiles(page).count());
  await pictures.evaluateAll((images) =>
    Promise.all(
      images.map((image) => {
        image.scrollIntoView();
        return (image as HTMLImageElement).decode();
      }),
    ),
  );
  const widths = await pictures.evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).naturalWidth),
  );
  expect(widths.filter((width) => width === 0)).toEqual([]);
}

/** A performer of the page goes offline, which a push tells the page. */
async function expectPush({ page, live }: Opened, goOffline: (name: string) => void | Promise<void>): Promise<void> {
  await live;
  const name = (await tiles(page).first().getByRole('link').first().textContent()) ?? '';
  const tile = tiles(page).filter({ hasText: name });
  expect(await tile.count()).toBe(1);
  await goOffline(name);
  await tile.waitFor({ state: 'detached' });
  expect(await tiles(page).count()).toBeGreaterThan(2);
}

async function checkVite(opened: Opened): Promise<void> {
  const { page, url, server, said } = opened;
  await expectTilesWithPictures(page);
  await expectPush(opened, (actorName) => server.setPresence({ actorName, isOnline: false }));
  expect(said).toEqual([]);
  await server.close();
  await page.goto(url);
  await page.getByRole('button', { name: 'Check again' }).waitFor();
  expect(await tiles(page).count()).toBe(0);
}

/** The server has rendered the tiles, and the browser has hydrated what stands around them. */
async function checkServerRendering({ page, url, said }: Opened): Promise<void> {
  const markup = await (await page.request.get(url)).text();
  await expectTilesWithPictures(page);
  const count = await tiles(page).count();
  expect(markup.match(/<article/g)).toHaveLength(count);
  // The handler is there after hydration only; until then a press does nothing.
  await expect
    .poll(async () => {
      const pressed = page.getByRole('button', { name: 'VIP only', pressed: true });
      if ((await pressed.count()) === 0) await page.getByRole('button', { name: 'VIP only' }).click();
      return pressed.count();
    })
    .toBe(1);
  expect(await tiles(page).count()).toBeLessThan(count);
  expect(said).toEqual([]);
}

async function checkStrictPolicy(opened: Opened): Promise<void> {
  const { headers } = await fetch(opened.url);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'nonce-.+; require-trusted-types-for 'script'/);
  await checkServerRendering(opened);
}

async function checkOwnBackEnd(opened: Opened): Promise<void> {
  const { page, url, said } = opened;
  await expectTilesWithPictures(page);
  const { people } = await (await page.request.get(`${url}/api/people`)).json();
  const keyOf = (name: string) => people.find((each: { called: string }) => each.called === name).key as number;
  await expectPush(opened, async (name) => {
    await page.request.post(`${url}/api/people/${keyOf(name)}/away`);
  });
  expect(said).toEqual([]);
}

/** Waits for the session of the page's socket, or for its stream of events. */
const untilLive = (page: Page): Promise<void> => {
  followSockets(page.context());
  const streamed = new Promise<void>((resolve) => {
    page.on('response', (response) => {
      if (response.headers()['content-type'] === 'text/event-stream') resolve();
    });
  });
  return Promise.race([waitUntilLive(page), streamed]);
};

const none = () => [];

/** The examples by the name of their folder. */
export const examples: Readonly<Record<string, Example>> = {
  vite: { args: (port) => ['--host', '127.0.0.1', '--port', port, '--strictPort'], check: checkVite },
  ssr: { args: none, check: checkStrictPolicy },
  next: { args: (port) => ['-H', '127.0.0.1', '-p', port], check: checkServerRendering },
  'own-back-end': { args: none, check: checkOwnBackEnd },
};

/** Builds a prepared example, starts it beside a reference server on another origin and opens its page. */
export async function openExample(name: string, folder: string): Promise<void> {
  const example = examples[name];
  if (example === undefined) throw new Error(`Nothing is known of examples/${name}.`);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const data = join(folder, 'server-data');
  mkdirSync(data);
  const server = await startReferenceServer(data, url);
  const env = { VITE_SERVER: server.url, SERVER: server.url, NEXT_PUBLIC_SERVER: server.url, PORT: port };
  try {
    await buildExample(folder, env);
    const running = await startPage(folder, example.args(port), url, env);
    const browser = await chromium.launch(launchOptions);
    try {
      const page = await patientPage(browser);
      const said: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) said.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => said.push(String(error)));
      const live = untilLive(page);
      await page.goto(url);
      await example.check({ page, live, url, server, said });
    } finally {
      await browser.close();
      await running.close();
    }
  } finally {
    await server.close();
  }
}
