import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  openWorlds,
  createPictureService,
  createSecret,
  createServer,
  readSeeds,
  type LogRecord,
  type ReferenceServer,
  type ServerOptions,
} from '@lounge/mock-api/server';
import { productsOf, siteBrands } from '@lounge/site/brands';
import { templateOf } from './document.ts';
import type { ServedBrands } from './own-brand.ts';
import { rendererHere } from './rendering/renderer.ts';
import { mount } from './serve.ts';
import type { SiteBundle } from './site-bundle.ts';

const document = [
  '<!doctype html><html lang="__LANG__" data-brand="__BRAND__" data-theme="__THEME__"><head><!--head--></head>',
  '<body><div id="root"><!--app--></div><!--boot--><script nonce="__NONCE__"></script></body></html>',
].join('');

/** The site from its sources, without files for the browser. */
const sourceSite: SiteBundle = {
  server: () => import('@lounge/site/entry-server'),
  template: () => Promise.resolve(templateOf(document)),
  brands: siteBrands,
  css: () => '',
  fontFiles: () => [],
  pageScript: null,
  version: 'test',
  clientDirectory: null,
};

/** A request of a test. A form is sent as one; a text of it as it is. */
interface SiteRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>> | string;
}

/** A response. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The whole site on a free port. */
export interface TestSite {
  readonly server: ReferenceServer;
  readonly port: number;
  readonly records: LogRecord[];
  request(path: string, options?: SiteRequest): Promise<SiteResponse>;
  close(): Promise<void>;
}

/** Sends a request with any header, which `fetch` does not allow, and follows no redirect. */
const requester =
  (port: number): TestSite['request'] =>
  (path, { method, headers = {}, form } = {}) =>
    new Promise((resolve, reject) => {
      const body = form === undefined ? undefined : new URLSearchParams(form).toString();
      const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
      const verb = method ?? (body === undefined ? 'GET' : 'POST');
      httpRequest({ port, path, method: verb, agent: false, headers: { ...type, ...headers } }, (response) => {
        const { statusCode: status = 0, headers: responseHeaders } = response;
        text(response).then((answer) => resolve({ status, headers: responseHeaders, body: answer }), reject);
      })
        .on('error', reject)
        .end(body);
    });

/** Starts the whole site, as `npm start` mounts it, from its sources. The clock is stopped at 20:00 in Berlin. */
export const testSite = async (
  options: Partial<ServerOptions> = {},
  served: ServedBrands | null = null,
): Promise<TestSite> => {
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  const secret = createSecret();
  const clock = { now: () => Date.parse('2026-11-20T19:00:00.000Z') };
  const { worlds } = await openWorlds({
    main: { file: join(directory, 'world.db') },
    secret,
    clock,
    hasNamed: true,
    products: productsOf(served?.brands ?? siteBrands),
    seeds: readSeeds(),
  });
  const records: LogRecord[] = [];
  const log = (record: LogRecord) => void records.push(record);
  const server = createServer({ worlds, secret, log, drainMs: 2000, ...options });
  const pictureService = createPictureService({
    committedDir: directory,
    cacheDir: directory,
    own: served?.ownPictures,
  });
  const bundle = served === null ? sourceSite : { ...sourceSite, brands: served.brands };
  const { fontDirectories = [] } = served ?? {};
  mount(server, bundle, { development: false, renderer: rendererHere(bundle), pictureService, fontDirectories });
  const port = await server.listen(0);
  return {
    server,
    port,
    records,
    request: requester(port),
    close: async () => {
      await server.close();
      await pictureService.close();
      rmSync(directory, { recursive: true });
    },
  };
};

const outside = new Set(JSON.stringify(siteBrands).match(/https:\/\/[a-z.]+\.example\//g));

/** Markup without the links that leave the site to addresses of its brand and say so to crawlers and windows. */
export const withoutOutsideLinks = (html: string): string =>
  html.replaceAll(/<a [^>]*\brel="noopener nofollow"[^>]*>/g, (tag) => {
    const origin = /\shref="(https:\/\/[^/"]+\/)/.exec(tag)?.[1];
    return origin !== undefined && outside.has(origin) ? '<a>' : tag;
  });
