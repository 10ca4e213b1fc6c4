import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserHangsAfterMs, launchOptions } from '../../../server/chromium.ts';
import type { Driver } from '../driver.ts';
import { startFirefox } from '../firefox.ts';
import { openPage } from '../open-page.ts';
import { startWebKit } from '../webkit.ts';

type Page = Pick<Driver, 'open' | 'evaluate' | 'close'>;

const startChromium = async (): Promise<Page> => {
  const { browser, page } = await openPage(launchOptions);
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
};

const browsers: Readonly<Record<string, () => Promise<Page>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** The browsers on this machine; the stories need Chromium anyway. */
const available = ['chromium', ...(process.env['SMOKE_BROWSERS'] ?? 'firefox,webkit').split(',')];

let server: Server;
const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.tsx', import.meta.url))],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@lounge/source'],
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><body><script type="module" src="/page.js"></script>';
  server = createServer(({ url }, response) => {
    if (url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (url === '/') response.setHeader('content-type', 'text/html').end(page);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.each(Object.entries(browsers))('in %s', (name, start) => {
  test('the kit looks and acts in a shadow tree as in a document, and a page’s rules for elements reach neither', async ({
    skip,
  }) => {
    skip(!available.includes(name), `${name} is not installed; \`npm run smoke\` says how`);
    const page = await start();
    try {
      await page.open(urlOf());
      await expect.poll(() => page.evaluate('isSettled()'), { timeout: browserHangsAfterMs }).toBe(true);
      const measured = await page.evaluate('measure()');
      expect(measured).toEqual({
        elements: expect.any(Number) as number,
        underRules: [],
        inShadow: [],
        painted: [
          [360, 900],
          [360, 900],
        ],
        host: [true, true],
        isOpenAfterPress: { inside: true, besideIt: false, outside: false },
      });
    } finally {
      await page.close();
    }
  });
});
