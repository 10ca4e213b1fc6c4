import { brands, languages, products } from '@lounge/locale';
import { legalTexts } from '@lounge/protocol/foundation/legal';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

const setUp = () => {
  const testWorld = aWorld();
  return { ...testWorld, ...testClient(testWorld.world) };
};
const noFilter = { type: null, product: null, language: null };

test.each([
  [{ filter: { ...noFilter, type: 'SECRET' } }, 'filter.type'],
  [{ filter: { ...noFilter, language: 'fr' } }, 'filter.language'],
  [{ filter: {} }, 'filter.type'],
  [{ first: -1 }, 'first'],
])('rejects %j', async (input, field) => {
  expect(await setUp().outcome(legalTexts, input)).toMatchObject({ ok: false, code: 'malformed', field });
});

// @spec query:legal-texts.list, entity:legalText, entity:enum.legalTextType
test.each(['TOS', 'PP', 'GTC', 'TOU', 'IMP'] as const)('texts of type %s exist in four languages', async (type) => {
  const texts = await setUp().answer(legalTexts, { filter: { ...noFilter, type }, first: 500 });
  expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(languages));
  expect(texts.every((text) => text.type === type && text.html.length > 0)).toBe(true);
});

test.each(brands)('texts of %s name their product and its seller, and leave nothing open', async (product) => {
  const texts = await setUp().answer(legalTexts, { filter: { ...noFilter, product }, first: 500 });
  const imprint = texts.find(({ type, language }) => type === 'IMP' && language === 'en');
  expect(imprint?.html).toContain(products[product].seller.name);
  for (const { html } of texts) {
    expect(html).not.toContain('{');
    expect(html).toContain(products[product].name);
  }
});

test('texts name the product of the server’s own brand, as text and not as markup', async () => {
  const own = { name: 'Tea & <b>Tide</b>', path: 'tide', seller: { ...products.velvet.seller, name: 'Tide $& Ltd.' } };
  const { world } = aWorld('own', { products: { ...products, velvet: own } });
  const filter = { ...noFilter, type: 'IMP', language: 'en' };
  const [velvet, brasa] = await testClient(world).answer(legalTexts, { filter, first: 500 });
  expect(velvet?.html).toContain('Tea &amp; &lt;b&gt;Tide&lt;/b&gt;');
  expect(velvet?.html).toContain('Tide $&amp; Ltd.');
  expect(velvet?.html).not.toContain('velvet');
  expect(brasa?.html).toContain(products.brasa.seller.name);
});

test('null in a filter matches all texts', async () => {
  const { answer, run } = setUp();
  const [{ total } = { total: 0 }] = await run<{ total: number }>('select count(*) as total from "legalText"');
  expect(await answer(legalTexts, { first: 500 })).toHaveLength(total);
  expect(await answer(legalTexts, { filter: noFilter, first: 500 })).toHaveLength(total);
});

test('orders by version, newest first, and paginates', async () => {
  const { answer, run } = setUp();
  await run(
    `insert into "legalText" (type, product, version, language, html, "publishedAt") values ('IMP', 'velvet', '9.9', 'en', '<p>New</p>', '2025-09-01T00:00:00.000Z')`,
  );
  const filter = { type: 'IMP', product: 'velvet', language: 'en' };
  const all = await answer(legalTexts, { filter });
  expect(all[0]?.version).toBe('9.9');
  expect(await answer(legalTexts, { filter, first: 1, offset: 1 })).toEqual(all.slice(1, 2));
});
