import { formatCoins } from '@lounge/locale';
import { definitionOf, fieldsOf, unwrap, type Schema } from '@lounge/protocol';
import { descriptionOf } from '@lounge/protocol/descriptions';
import { album } from '@lounge/protocol/content/galleries';
import { getGuestBalance } from '@lounge/protocol/foundation/wallet';
import { voucher, voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { declarations } from '@lounge/protocol/registry';
import { expect, test } from 'vitest';

const pageSizes = new Set(['first', 'limit', 'take']);

/** The sizes of pages in an input and the objects in it. */
const sizesIn = (of: Schema, path: string): readonly (readonly [path: string, of: Schema, text: string])[] =>
  Object.entries(fieldsOf(of)).flatMap(([name, field]) => {
    const { bare } = unwrap(field);
    if (definitionOf(bare).type === 'number' && pageSizes.has(name))
      return [[`${path}.${name}`, field, descriptionOf(of, name) ?? ''] as const];
    return sizesIn(bare, `${path}.${name}`);
  });

const sizes = declarations.flatMap((each) => (each.kind === 'push' ? [] : sizesIn(each.input, each.id)));

test.each(sizes)('the page size %s has a default, a maximum, and what happens above it', (_, of, text) => {
  const { bare } = unwrap(of);
  const definition = definitionOf(bare);
  const most = /(?:at most|up to) (\d+)/.exec(text)?.[1];
  expect(most).toBeDefined();
  if (definition.type !== 'number' || Number(most) !== definition.maximum)
    expect(text).toContain(`more counts as ${most}`);
  if (of.type === 'optional') expect(text).toMatch(/\d+ if left out|also the default/);
});

test('sizes of pages are found', () => {
  expect(sizes.length).toBeGreaterThan(20);
});

test('the documents show balances as the reference server formats them', () => {
  const text = descriptionOf(getGuestBalance.answer, 'balanceFormatted') ?? '';
  const amount = Number(/(\d+) is/.exec(text)?.[1]);
  const shown = [...text.matchAll(/`([\d.,]+)`/g)].map(([, each]) => each);
  expect(shown).toEqual([formatCoins(amount, 'en'), formatCoins(amount, 'de'), formatCoins(amount, 'es')]);
  expect(formatCoins(amount, 'nl')).toBe(formatCoins(amount, 'de'));
});

test('every type of voucher says what it pays', () => {
  const text = descriptionOf(voucher, 'type') ?? '';
  expect([...text.matchAll(/\b(\d+) a?/g)].map(([, number]) => Number(number))).toEqual(Object.values(voucherTypes));
});

test('the price of VIPs says its share and its rounding', () => {
  const { prices } = album.fields;
  expect(descriptionOf(prices, 'album')).toContain('for VIPs 80 % of the price, rounded up');
});
