import { expect, test } from 'vitest';
import { brandOfHost, brands } from './brands.ts';
import { products } from './products.ts';

test.each([
  ['velvet.example', 'velvet'],
  ['brasa.localhost:4000', 'brasa'],
  ['BRASA.example', 'brasa'],
  ['brasa', 'brasa'],
  ['brasa:4000', 'brasa'],
  ['www.brasa.example', 'velvet'],
  ['brasas.example', 'velvet'],
  ['127.0.0.1:4000', 'velvet'],
  ['', 'velvet'],
  [undefined, 'velvet'],
] as const)('the host %s belongs to %s', (host, brand) => {
  expect(brandOfHost(host)).toBe(brand);
});

test('a host without a brand takes the fallback given', () => {
  expect(brandOfHost('localhost:4000', 'brasa')).toBe('brasa');
});

test('each brand has a product name that fits into a path', () => {
  for (const brand of brands) expect(products[brand].path).toMatch(/^[a-z]+$/);
});
