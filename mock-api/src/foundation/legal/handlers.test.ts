import { languages } from '@lounge/locale';
import { legalTexts, legalTextType } from '@lounge/protocol/foundation/legal';
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
test.each(legalTextType.values)('texts of type %s exist in four languages', async (type) => {
  const texts = await setUp().answer(legalTexts, { filter: { ...noFilter, type }, first: 500 });
  expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(languages));
  expect(texts.every((text) => text.type === type && text.html.length > 0)).toBe(true);
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
    `insert into "legalText" (type, product, version, language, html) values ('IMP', 'velvet', '9.9', 'en', '<p>New</p>')`,
  );
  const filter = { type: 'IMP', product: 'velvet', language: 'en' };
  const all = await answer(legalTexts, { filter });
  expect(all[0]?.version).toBe('9.9');
  expect(await answer(legalTexts, { filter, first: 1, offset: 1 })).toEqual(all.slice(1, 2));
});
