import { existsSync, readFileSync } from 'node:fs';
import { brasa } from '@lounge/kit/brasa';
import { velvet } from '@lounge/kit/velvet';
import { expect, test } from 'vitest';
import { brandFiles } from './brand-files.ts';
import { designTokens, type DesignToken } from './design-tokens.ts';

const kit = new URL('../../packages/kit/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', kit), 'utf8')) as {
  exports: Record<string, unknown>;
  files: string[];
  sideEffects: unknown;
};

test.each([...brandFiles()])('%s is what npm run brands writes', (path, text) => {
  expect(existsSync(new URL(path, kit))).toBe(true);
  expect(readFileSync(new URL(path, kit), 'utf8') === text, 'Run npm run brands.').toBe(true);
  expect(manifest.exports[`./${path}`]).toBe(`./${path}`);
  expect(manifest.files.some((each) => path === each || path.startsWith(`${each}/`))).toBe(true);
});

test('a bundler keeps an imported style sheet', () => {
  expect(manifest.sideEffects).toEqual(['*.css']);
});

test.each([velvet, brasa])('the fonts of the style sheet of $name are in the package beside it', ({ name }) => {
  const css = brandFiles().get(`${name}.css`) ?? '';
  const urls = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, url = '']) => url);
  expect(urls).toHaveLength(2);
  for (const url of urls) expect(existsSync(new URL(url, kit)), url).toBe(true);
});

/** The types and values of all tokens of a group, the type inherited as the format says. */
const tokensOf = (group: DesignToken, type?: unknown): readonly { type: unknown; value: unknown }[] =>
  Object.entries(group).flatMap(([name, value]) => {
    if (name.startsWith('$') || typeof value !== 'object' || value === null) return [];
    const token = value as DesignToken;
    const own = token['$type'] ?? group['$type'] ?? type;
    return '$value' in token ? [{ type: own, value: token['$value'] }] : tokensOf(token, own);
  });

/** A value of a token; which parts it has depends on the type. */
interface TokenValue {
  readonly colorSpace?: string;
  readonly components?: readonly number[];
  readonly value?: number;
  readonly unit?: string;
  readonly length?: number;
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

/** Checks of a value by its type. */
const isValue: Readonly<Record<string, (value: TokenValue) => boolean>> = {
  color: ({ colorSpace, components = [] }) =>
    colorSpace === 'srgb' && components.length === 3 && components.every((each) => each >= 0 && each <= 1),
  dimension: ({ value, unit = '' }) => isNumber(value) && /^(px|rem)$/.test(unit),
  duration: ({ value, unit = '' }) => isNumber(value) && /^m?s$/.test(unit),
  number: isNumber,
  fontWeight: isNumber,
  fontFamily: (value) => Array.isArray(value) && value.length > 0 && !/['"]/.test(value.join('')),
  cubicBezier: ({ length }) => length === 4,
};

test.each([velvet, brasa])('every design token of $name has a type and a value of it', (brand) => {
  const tokens = tokensOf(designTokens(brand));
  expect(tokens.length).toBeGreaterThan(100);
  expect(tokens.filter(({ type, value }) => !isValue[String(type)]?.(value as TokenValue))).toEqual([]);
});
