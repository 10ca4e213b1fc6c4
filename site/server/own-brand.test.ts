import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { products } from '@lounge/locale';
import { velvet } from '@lounge/kit/velvet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandsOf } from './own-brand.ts';
import { testSite, type TestSite } from './test-site.ts';

const directory = mkdtempSync(join(tmpdir(), 'own-brand-'));
afterAll(() => rmSync(directory, { recursive: true }));

const lagoonFile = fileURLToPath(new URL('../../stories/brands/lagoon/lagoon.ts', import.meta.url));
const place = { brand: 'velvet', isProduction: false } as const;
const production = { ...place, isProduction: true };
const tide = { ...velvet, name: 'tide', productName: 'Tide', fonts: [] };
const { velvet: sample } = products;

const fileWith = (content: unknown, name = 'tide.json'): string => {
  const file = join(directory, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

test.each([
  ['no JSON', '{', place, /cannot be read: .*JSON/],
  ['a list', [], place, /holds no brand: it must be a JSON object/],
  ['no tokens', { ...tide, tokens: undefined }, place, /The brand "tide" has \d+ problems:\n- tokens/],
  ['a coin that is none', { ...tide, coin: 'round' }, place, /The brand "tide" has 1 problem:\n- coin /],
  ['tokens of another shape', { ...tide, tokens: { themes: null } }, place, /BRAND_FILE names .*tide/],
  ['the name of another brand', { ...tide, name: 'brasa' }, place, /is called brasa, as another brand of this server/],
  [
    'a seller without a name',
    { ...tide, seller: { ...sample.seller, name: '' } },
    place,
    /seller\.name must be a string/,
  ],
  [
    'a tax that is no number',
    { ...tide, seller: { ...sample.seller, vatPercent: '19' } },
    place,
    /vatPercent must be a number/,
  ],
  [
    'a tax of 1,900 %',
    { ...tide, seller: { ...sample.seller, vatPercent: 1900 } },
    place,
    /vatPercent must be a number from 0 to 100/,
  ],
  ['a seller of spaces', { ...tide, seller: { ...sample.seller, name: '  ' } }, place, /seller\.name must be a string/],
  [
    'a font without its file',
    { ...tide, fonts: [{ family: 'Figtree', file: 'tide.woff2', weight: '400' }] },
    place,
    /fonts are missing in .*fonts: tide\.woff2/,
  ],
  ['no seller in production', tide, production, /seller\.name must be a string: receipts/],
])('a file with %s is refused with its fault', async (_, content, where, message) => {
  const failure = await brandsOf({ ...where, brandFile: fileWith(content) }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'Error', message: expect.stringMatching(message) as string });
  expect((failure as Error).constructor.name).toBe('SetupError');
});

test.each([
  ['a missing file', 'nowhere.json', /nowhere\.json, which cannot be read: ENOENT/],
  ['a module with two exports', 'two.mjs', /holds no brand/],
  ['a module that throws', 'throws.mjs', /cannot be read: no tokens today/],
])('%s is refused', async (_, name, message) => {
  fileWith('export const one = {}, two = {};', 'two.mjs');
  fileWith('throw new Error("no tokens today");', 'throws.mjs');
  await expect(brandsOf({ ...place, brandFile: join(directory, name) })).rejects.toThrow(message);
});

test('a file of JSON takes the place of the server’s brand only', async () => {
  const seller = { name: 'Tide Ltd.', address: '1 Quay', vatId: 'IE0', vatPercent: 23 };
  const brandFile = fileWith({ ...tide, seller });
  const { brands, fontDirectories } = await brandsOf({ ...production, brand: 'brasa', brandFile });
  expect(brands.brasa).toMatchObject({ name: 'tide', seller, icon: tide.icon });
  expect(brands.brasa.tokens.tints).toEqual(velvet.tokens.tints.slice(0, 6));
  expect(brands.velvet.name).toBe('velvet');
  // A brand of system fonts needs no folder.
  expect(fontDirectories).toEqual([]);
});

describe('a site with a brand of its own', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite({ requestsPerTenSeconds: 1_000_000 }, await brandsOf({ ...place, brandFile: lagoonFile }));
  });
  afterAll(() => site.close());
  const adult = { headers: { cookie: 'age=1; consent=necessary' } };

  test('pages have its name, wordmark, colour and icon, and pictures from its folder', async () => {
    const { status, body } = await site.request('/en/', adult);
    expect(status).toBe(200);
    expect(body).toContain('data-brand="lagoon"');
    expect(body).toMatch(/<title>[^<]+ · Lagoon<\/title>/);
    expect(body).toContain('<meta name="theme-color" content="#06161a"');
    expect(body).toContain('<link rel="icon" href="/icons/lagoon.svg"');
    expect(body).toMatch(/srcSet="\/pictures\/lagoon-[0-9a-f]{8}\/portrait\/[a-z0-9-]+\/w320\.webp 320w/);
    expect(body).not.toMatch(/(?:src|srcSet|href)="[^"]*velvet/);
  });

  test('files of the brand are served, besides those of the other one', async () => {
    const { body } = await site.request('/manifest/lagoon-en.webmanifest');
    expect(JSON.parse(body)).toMatchObject({ name: 'Lagoon', icons: [{ src: '/icons/lagoon.svg' }] });
    const paths = ['/icons/lagoon.svg', '/icons/brasa.svg', '/fonts/lagoon.woff2', '/icons/velvet.svg'];
    const answers = await Promise.all(paths.map((path) => site.request(path, adult)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  });

  test.each([
    ['/en/mylagoon/', undefined],
    ['/en/myvelvet/coins/', '/en/mylagoon/coins/'],
    ['/en/mybrasa/coins/', '/en/mylagoon/coins/'],
  ])('the personal area of %s leads to its own address', async (path, location) => {
    const { status, headers } = await site.request(path, adult);
    expect([status, headers.location]).toEqual(location === undefined ? [200, undefined] : [302, location]);
  });

  test('the imprint and robots.txt name it', async () => {
    const [imprint, robots] = await Promise.all(
      ['/en/imprint/', '/robots.txt'].map((path) => site.request(path, adult)),
    );
    expect(imprint?.body).toContain('Lagoon');
    expect(imprint?.body).not.toContain(sample.seller.name);
    expect(robots?.body).toContain('Disallow: /en/mylagoon/');
  });

  test('its pictures are cached for good by their own address, and for an hour by that of calls', async () => {
    const { body } = await site.request('/en/', adult);
    const [own = ''] = /\/pictures\/lagoon-[^ "]+\/w320\.webp/.exec(body) ?? [];
    const shared = own.replace(/lagoon-\w+/, 'velvet');
    const [first, second] = await Promise.all([own, shared].map((path) => site.request(path)));
    expect([first?.status, first?.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect([second?.status, second?.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    expect(second?.body).toBe(first?.body);
  });

  test('its other brand keeps its look', async () => {
    const { body } = await site.request('/es/', { headers: { ...adult.headers, host: 'brasa.localhost' } });
    expect(body).toContain('data-brand="brasa"');
    expect(body).not.toContain('/pictures/lagoon');
  });
});
