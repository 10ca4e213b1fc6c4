import { expect, test } from 'vitest';
import { exampleOf } from '../dev-console/example-of.ts';
import { handlers } from '../handlers.ts';
import { aWorld } from '../testing/a-world.ts';
import { anonymousCaller } from '../testing/test-client.ts';
import { keyFrom } from '../wire/idempotency-key.ts';
import { unstorableIn } from '../wire/storable-text.ts';
import { runCall } from './run-call.ts';

const unstorable = ['a\0b', '\ud800', 'a\udc00b'];

/** The value with one of its texts replaced, for each of them, and the path of the text. */
const replacedTexts = (
  value: unknown,
  text: string,
  path = '',
): readonly (readonly [path: string, value: unknown])[] => {
  if (typeof value === 'string') return [[path, text]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    replacedTexts(inner, text, path === '' ? name : `${path}.${name}`).map(
      ([at, changed]) =>
        [at, Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }] as const,
    ),
  );
};

const cases = handlers.flatMap((handled) => {
  const example = exampleOf(handled.call.input, 7);
  const texts = unstorable.flatMap((text) => replacedTexts(example, text));
  return texts.length === 0 ? [] : [{ handled, id: handled.call.id, texts }];
});

test('most calls have texts', () => {
  expect(cases.length).toBeGreaterThan(handlers.length / 4);
});

test.each(cases)('$id rejects each text that cannot be stored, before it is performed', async ({ handled, texts }) => {
  const { world } = aWorld();
  const caller = { ...anonymousCaller, guestId: 7, key: 'k-1' };
  for (const [field, input] of texts)
    expect(await runCall(handled, input, caller, { parseAnswers: true }, world)).toEqual({
      ok: false,
      code: 'malformed',
      field,
    });
});

test.each([
  ['a name', { 'a\0': 1 }, ''],
  ['a name deep inside', { open: [{ '\ud800': 1 }] }, 'open.0'],
  ['a text in a list', ['a', '\0'], '1'],
  ['a file', new Uint8Array([0, 0]), null],
  ['other control characters, and pairs', { text: '\u0001\u{1F469}\u202E' }, null],
])('%s', (_, input, field) => {
  expect(unstorableIn(input)).toBe(field);
});

test('a record as deep as a body is long is looked through; the path ends before it is long', () => {
  const deep = JSON.parse(`${'['.repeat(40_000)}"\\u0000"${']'.repeat(40_000)}`) as unknown;
  expect(unstorableIn({ open: deep })).toMatch(/^open(\.0){30,60}$/);
});

test.each(unstorable)('a key that cannot be stored is none', (key) => {
  expect(keyFrom(key)).toBeNull();
});
