import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hreflangs, languages } from '@lounge/locale';
import { magazinePages, publicPages } from '@lounge/mock-api';
import {
  openWorlds,
  createSecret,
  createServer,
  createPictureService,
  readSeeds,
  type ReferenceServer,
} from '@lounge/mock-api/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedPages } from './search-engines.ts';
import { mount } from './serve.ts';
import { siteBrands } from '../src/brands.ts';
import type { SiteBundle } from './site-bundle.ts';
import { rendererHere } from './rendering/renderer.ts';

const directory = mkdtempSync(join(tmpdir(), 'search-engines-'));
const clock = { now: () => Date.parse('2026-11-20T20:00:00.000Z') };
const noPage = () => Promise.reject(new Error('no page of the site is asked for'));
const site = { brands: siteBrands, server: noPage, template: noPage, clientDirectory: null } as unknown as SiteBundle;

let server: ReferenceServer;
let pictureService: ReturnType<typeof createPictureService>;
let port = 0;
beforeAll(async () => {
  const secret = createSecret();
  const sources = { main: { file: join(directory, 'world.db') }, secret, clock };
  const { worlds } = await openWorlds({ ...sources, hasNamed: true, seeds: readSeeds() });
  server = createServer({ worlds, secret, log: () => undefined });
  pictureService = createPictureService({ committedDir: directory, cacheDir: directory });
  mount(server, site, { development: false, renderer: rendererHere(site), pictureService });
  port = await server.listen(0);
});
afterAll(async () => {
  await server.close();
  await pictureService.close();
  rmSync(directory, { recursive: true });
});

interface TestResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request with any Host header, which `fetch` does not allow. */
const request = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    httpRequest({ port, path, method, headers: { host: 'velvet.example', ...headers } }, (response) => {
      const { statusCode: status, headers: responseHeaders } = response;
      text(response).then((body) => resolve({ status, headers: responseHeaders, body }), reject);
    })
      .on('error', reject)
      .end();
  });

const publicPagesOf = async (max: number) => {
  const { main } = server.context.worlds;
  return publicPages(main, fixedPages, await magazinePages(max, main), max);
};

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const disallowed = (robots: string) => [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);

test.each([
  ['velvet.example', 'velvet'],
  ['brasa.example:8080', 'brasa'],
])(
  'robots.txt of %s disallows personal pages and paths without pages, and names the sitemap of %s',
  async (host, brand) => {
    const { status, headers, body } = await request('/robots.txt', { host });
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^User-agent: \*$/m);
    expect(body.endsWith(`\nSitemap: http://${host}/sitemap.xml\n`)).toBe(true);
    const paths = disallowed(body);
    expect(paths).toEqual(expect.arrayContaining(['/dev/', '/vxpay/', '/choices/', '/rest/']));
    for (const language of languages) {
      expect(paths).toEqual(expect.arrayContaining([`/${language}/my${brand}/`, `/${language}/messenger/`]));
    }
  },
);

test.each(['velvet.example', 'brasa.example:8080'])('sitemap.xml of %s lists the public pages', async (host) => {
  const { status, headers, body } = await request('/sitemap.xml', { host });
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n/);
  const addresses = locations(body);
  const pages = await publicPagesOf(5000);
  // Two languages may share an address, which is listed once.
  const distinct = new Set(pages.flatMap(({ page }) => languages.map((language) => page[language])));
  expect(addresses).toHaveLength(distinct.size);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of ['/de/', '/en/amateur/mirela/', '/nl/amateur/mirela/videos/5001/', '/es/amateur/mirela/']) {
    expect(addresses).toContain(`http://${host}${path}`);
  }
  expect(addresses.some((address) => /\/pictures\/\d+\/$/.test(address))).toBe(true);
  const [dutch] = /<url><loc>[^<]*\/nl\/amateur\/mirela\/<\/loc>.*?<\/url>/.exec(body) ?? [];
  expect([...(dutch ?? '').matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, ...each]) => each)).toEqual(
    hreflangs.map((each) => [each, `http://${host}/${each === 'x-default' ? 'en' : each}/amateur/mirela/`]),
  );
  const blocked = disallowed((await request('/robots.txt', { host })).body);
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths.filter((path) => blocked.some((each) => path.startsWith(each)))).toEqual([]);
});

test('limits the number of pages in a sitemap', async () => {
  expect(await publicPagesOf(3)).toHaveLength(3);
  const [home, ...others] = await publicPagesOf(400);
  expect([home?.page.en, others.length]).toEqual(['/en/', 399]);
});

test('escapes or rejects host names with markup', async () => {
  const host = 'velvet.a&b.example';
  expect((await request('/sitemap.xml', { host })).body).toContain('<loc>http://velvet.a&#38;b.example/de/</loc>');
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    expect((await request(path, { host: 'velvet.example/<b>' })).status).toBe(400);
  }
});

test.each(['/robots.txt', '/sitemap.xml'])('HEAD of %s returns the headers of GET without a body', async (path) => {
  const [get, head] = [await request(path), await request(path, {}, 'HEAD')];
  expect(head.body).toBe('');
  for (const name of ['content-type', 'content-length', 'cache-control']) {
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  }
  expect(get.headers['content-length']).toBe(String(Buffer.byteLength(get.body)));
});

test('hides worlds other than the main one from search engines', async () => {
  const cookie = 'world=aside';
  expect((await request('/robots.txt', { cookie })).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await request('/sitemap.xml', { cookie })).status).toBe(404);
});
