import { siteBrands } from '../src/brands.ts';
import { expect, test } from 'vitest';
import { headHtml, type HeadParts } from './head.ts';

const site = {
  brands: siteBrands,
  css: () => '',
  fontFiles: () => [],
} as unknown as HeadParts['site'];
const addresses = { de: '/de/', en: '/en/', nl: '/nl/', es: '/es/', 'x-default': '/en/' };

const headWith = (head: HeadParts['head']): string =>
  headHtml({
    site,
    brand: 'velvet',
    language: 'en',
    theme: 'system',
    nonce: 'n',
    origin: 'https://velvet.example',
    path: '/en/',
    isGuest: false,
    styles: '',
    incomplete: null,
    head,
  });

test('writes canonical and alternate links for a page that search engines may index', () => {
  const html = headWith({ title: 'Start', description: '', alternates: addresses });
  expect(html).toContain('<link rel="canonical" href="https://velvet.example/en/">');
  expect(html).toContain('<link rel="alternate" hreflang="de" href="https://velvet.example/de/">');
  expect(html).not.toContain('noindex');
});

test.each([
  ['without alternates', { title: 'Your evening', description: '', alternates: null }],
  ['without a head', null],
])('writes noindex for a page %s', (_, head) => {
  const html = headWith(head);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/canonical|hreflang/);
});
