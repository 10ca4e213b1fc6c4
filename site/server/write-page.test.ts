import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { templateOf } from './document.ts';
import { siteBrands } from '../src/brands.ts';
import type { SiteBundle } from './site-bundle.ts';
import { documentOf, encode, encodingOf, sendDocument, type PageParts } from './write-page.ts';

const text = '<!doctype html><p>Grüße</p>'.repeat(100);
let server: Server;

beforeAll(async () => {
  const app = new Koa();
  app.use((ctx) => {
    ctx.respond = false;
    sendDocument(ctx, encode(Buffer.from(text), encodingOf(ctx)));
  });
  const handle = app.callback();
  server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void server.close());

const responseTo = (method: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', method, headers }, resolve).on('error', reject).end();
  });

test.each([
  { accepted: 'gzip, deflate, br, zstd', encoding: 'zstd', decompress: zstdDecompressSync },
  { accepted: 'gzip, deflate, br', encoding: 'br', decompress: brotliDecompressSync },
  { accepted: 'gzip, br;q=0', encoding: 'gzip', decompress: gunzipSync },
  { accepted: 'identity', encoding: undefined, decompress: (body: Buffer) => body },
])('a client that accepts "$accepted" gets $encoding', async ({ accepted, encoding, decompress }) => {
  const response = await responseTo('GET', { 'accept-encoding': accepted });
  const body = await buffer(response);
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['content-length']).toBe(String(body.length));
  expect(response.headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding');
  expect(decompress(body).toString('utf8')).toBe(text);
});

test('a HEAD request gets the length without the document', async () => {
  const response = await responseTo('HEAD', {});
  expect(response.headers['content-length']).toBe(String(Buffer.byteLength(text)));
  expect(await buffer(response)).toHaveLength(0);
});

const partsWith = (write: PageParts['page']['write']): PageParts => ({
  page: {
    kind: 'page',
    status: 200,
    head: null,
    isPlain: false,
    incomplete: null,
    boot: { stores: {}, router: { loaderData: {}, errors: null } },
    write,
  },
  template: templateOf('<html lang="__LANG__"><!--head--><!--app--><!--boot--></html>'),
  headParts: {
    site: { brands: siteBrands, fontFiles: () => [], css: () => '', pageScript: null } as unknown as SiteBundle,
    brand: 'velvet',
    language: 'de',
    theme: 'dark',
    nonce: 'n',
    origin: 'http://localhost',
    path: '/de/',
    isGuest: false,
  },
  config: { token: '</script>' },
});

test('a document has the styles before the markup, and data that cannot close its element', async () => {
  const document = await documentOf(
    partsWith((to, onShell) => {
      onShell('<style>a{}</style>');
      to.end('<main></main>');
    }),
  );
  expect(document.toString('utf8')).toMatch(
    /^<html lang="de"><title>.*<style>a{}<\/style><main><\/main><script [^>]*>{"token":"\\u003c\/script>"}<\/script>/,
  );
});

test('a document of the built site has its scripts in a template, in their order, and the nonce on each', async () => {
  const parts = partsWith((to, onShell) => {
    onShell('');
    to.end();
  });
  const pageScript = () => ({ entry: 'assets/de/index.js', preloads: ['assets/de/index.js', 'assets/de/page.js'] });
  const headParts = { ...parts.headParts, site: { ...parts.headParts.site, pageScript } };
  const html = (await documentOf({ ...parts, headParts })).toString('utf8');
  const [, template = ''] = /<template id="page-script">(.*?)<\/template><script nonce="n">\(/.exec(html) ?? [];
  expect([...template.matchAll(/<(\w+) [^>]*(?:href|src)="([^"]+)" nonce="n">/g)].map(([, ...parts]) => parts)).toEqual(
    [
      ['link', '/assets/de/index.js'],
      ['link', '/assets/de/page.js'],
      ['script', '/assets/de/index.js'],
    ],
  );
  expect(html.replace(template, '')).not.toContain('/assets/');
});

test('a page that cannot be rendered rejects', async () => {
  const parts = partsWith((to) => void to.destroy(new Error('broken')));
  await expect(documentOf(parts)).rejects.toThrow('broken');
});
