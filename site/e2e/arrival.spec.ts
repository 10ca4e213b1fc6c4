import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, recordLayoutShifts, test } from './host.ts';

/** Serves the first part of a document, which the test continues to write; all other paths respond 404. */
const serveFirstPart = async (
  first: string,
): Promise<{ server: Server; url: string; responseStarted: Promise<ServerResponse> }> => {
  let begin: (response: ServerResponse) => void = () => undefined;
  const responseStarted = new Promise<ServerResponse>((resolve) => (begin = resolve));
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(first);
    begin(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, responseStarted };
};

/** Waits until the current content has been painted. */
const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const width of [390, 1440]) {
  test(`a document that arrives in pieces causes no layout shift at ${width}`, async ({ page, playwright, host }) => {
    const visitor = await playwright.request.newContext({ extraHTTPHeaders: { cookie: 'age=1' } });
    const html = await (await visitor.get(host.url('/en/'))).text();
    await visitor.dispose();
    const [inBar, inPanel] = [
      html.indexOf('<div data-part="end">'),
      html.lastIndexOf('<button', html.indexOf('value="chosen"')),
    ];
    expect([inBar > 0, inPanel > inBar]).toEqual([true, true]);
    const { server, url, responseStarted } = await serveFirstPart(html.slice(0, inBar));
    await page.setViewportSize({ width, height: 844 });
    const shifts = await recordLayoutShifts(page);
    await page.goto(url, { waitUntil: 'commit' });
    const response = await responseStarted;
    const [bar, panel] = [page.locator('header form button'), page.locator('.kit-consent summary')];
    await bar.first().waitFor({ state: 'attached' });
    await untilPainted(page);
    await expect(bar.first()).toBeHidden();
    response.write(html.slice(inBar, inPanel));
    await panel.waitFor({ state: 'attached' });
    await untilPainted(page);
    await expect(panel).toBeHidden();
    response.end(html.slice(inPanel));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(panel).toBeVisible();
    await untilPainted(page);
    expect(await shifts()).toEqual([]);
    server.close();
    server.closeAllConnections();
  });
}
