import { legalTexts, legalTextType } from '@lounge/protocol/foundation/legal';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

const setUp = () => {
  const made = aWorld();
  return { ...made, ...testClient(made.world) };
};
const nobody = { type: null, product: null, language: null };

test.each([
  [{ filter: { ...nobody, type: 'SECRET' } }, 'filter.type'],
  [{ filter: { ...nobody, language: 'fr' } }, 'filter.language'],
  [{ filter: {} }, 'filter.type'],
  [{ first: -1 }, 'first'],
])('%j is refused', async (input, field) => {
  expect(await setUp().outcome(legalTexts, input)).toMatchObject({ ok: false, code: 'malformed', field });
});

// @spec query:legal-texts.list, entity:legalText, entity:enum.legalTextType
test.each(legalTextType.options)('texts of type %s are there in four languages for both brands', async (type) => {
  const texts = await setUp().answer(legalTexts, { filter: { ...nobody, type }, first: 500 });
  expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(['de', 'en', 'nl', 'es']));
  expect(texts.every((text) => text.type === type && text.html.length > 0)).toBe(true);
});

test('what a filter leaves null does not narrow', async () => {
  const { answer, run } = setUp();
  const [{ total } = { total: 0 }] = (await run('select count(*) as total from legal_text')) as { total: number }[];
  expect(await answer(legalTexts, { first: 500 })).toHaveLength(total);
  expect(await answer(legalTexts, { filter: nobody, first: 500 })).toHaveLength(total);
});

test('the newest version comes first and pages follow each other', async () => {
  const { answer, run } = setUp();
  await run(
    `insert into legal_text (type, product, version, language, html) values ('IMP', 'velvet', '9.9', 'en', '<p>New</p>')`,
  );
  const filter = { type: 'IMP', product: 'velvet', language: 'en' };
  const all = await answer(legalTexts, { filter });
  expect(all[0]?.version).toBe('9.9');
  expect(await answer(legalTexts, { filter, first: 1, offset: 1 })).toEqual(all.slice(1, 2));
});
