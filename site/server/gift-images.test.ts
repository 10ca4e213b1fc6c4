import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readSeeds } from '@lounge/mock-api/server';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giftSvg } from '../src/content/gifts/gift-svg.tsx';
import { giftImages } from './gift-images.ts';
import type { SiteBundle } from './site-bundle.ts';

// Only the function that the middleware uses.
const site = { server: async () => ({ giftSvg }) } as unknown as SiteBundle;
const app = new Koa();
app.use(giftImages(site));
const handle = app.callback();
const http = createServer((request, response) => void handle(request, response));
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(() => void http.close());

test.each(readSeeds().gifts.map(({ drawing }) => drawing))(
  'the picture of the gift %s is an SVG document',
  async (name) => {
    const response = await fetch(`${base}/gifts/${name}.svg`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(await response.text()).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<path .*<\/svg>$/s);
  },
);

test.each(['/gifts/nothing.svg', '/gifts/constructor.svg', '/gifts/rose.png', '/gifts/a/rose.svg'])(
  '%s is unknown',
  async (path) => {
    expect((await fetch(base + path)).status).toBe(404);
  },
);
