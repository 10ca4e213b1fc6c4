import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, recordLayoutShifts, test as base } from './host.ts';

interface StreamedDocument {
  readonly url: string;
  /** Resolves when the document is requested; the test writes the rest to it. */
  readonly responseStarted: Promise<ServerResponse>;
}

const test = base.extend<{ serveFirstPart: (first: string) => Promise<StreamedDocument> }>({
  /** Serves the first part of a document; all other paths respond with 404. The server closes after the test. */
  // Playwright reads the fixture's dependencies from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  serveFirstPart: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (first) => {
      const { promise: responseStarted, resolve: onResponse } = Promise.withResolvers<ServerResponse>();
      const server = createServer((request, response) => {
        if (request.url !== '/') return void response.writeHead(404).end();
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.write(first);
        onResponse(response);
      });
      servers.push(server);
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, responseStarted };
    });
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  },
});

/** Waits until the current content has been painted. */
const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const width of [390, 1440]) {
  test(`a document that arrives in chunks causes no layout shift at ${width}`, async ({
    page,
    playwright,
    host,
    serveFirstPart,
  }) => {
    const visitor = await playwright.request.newContext({ extraHTTPHeaders: { cookie: 'age=1' } });
    const html = await (await visitor.get(host.url('/en/'))).text();
    await visitor.dispose();
    const [barOffset, panelOffset, tabsOffset] = [
      html.indexOf('<div data-part="end">'),
      html.lastIndexOf('<button', html.indexOf('value="chosen"')),
      html.indexOf('</a>', html.search(/<nav [^>]*kit-tab-bar/)) + '</a>'.length,
    ];
    expect([barOffset > 0, panelOffset > barOffset, tabsOffset > panelOffset]).toEqual([true, true, true]);
    const { url, responseStarted } = await serveFirstPart(html.slice(0, barOffset));
    await page.setViewportSize({ width, height: 844 });
    const shifts = await recordLayoutShifts(page);
    await page.goto(url, { waitUntil: 'commit' });
    const response = await responseStarted;
    const [bar, panel, tab] = [
      page.locator('header form button'),
      page.locator('.kit-consent summary'),
      page.locator('.kit-tab-bar > a').first(),
    ];
    await bar.first().waitFor({ state: 'attached' });
    await untilPainted(page);
    expect(await bar.first().isHidden()).toBe(true);
    response.write(html.slice(barOffset, panelOffset));
    await panel.waitFor({ state: 'attached' });
    await untilPainted(page);
    expect(await panel.isHidden()).toBe(true);
    response.write(html.slice(panelOffset, tabsOffset));
    await tab.waitFor({ state: 'attached' });
    await untilPainted(page);
    expect(await tab.isHidden()).toBe(true);
    response.end(html.slice(tabsOffset));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expect(panel).toBeVisible();
    await untilPainted(page);
    expect(await shifts()).toEqual([]);
  });
}
