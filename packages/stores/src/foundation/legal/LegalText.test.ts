import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { LegalText } from './LegalText.ts';

test('the newest version of a text is read, in the language and for the product of the page', async () => {
  const { context, run } = testStores();
  await run(`insert into "legalText" (type, product, version, language, html, "publishedAt") values
    ('TOS', 'velvet', '2.0', 'nl', '<h1>Nieuw</h1>', '2025-09-02T00:00:00.000Z'), ('TOS', 'brasa', '3.0', 'nl', '', '2025-09-02T00:00:00.000Z'), ('TOS', 'velvet', '3.0', 'de', '', '2025-09-02T00:00:00.000Z')`);
  const text = new LegalText('TOS', context);
  expect(text.newest).toBeNull();
  await text.load({ product: 'velvet', language: 'nl' });
  expect(text.newest).toMatchObject({ version: '2.0', html: '<h1>Nieuw</h1>' });
});

test('a text that nobody wrote is absent, and one that cannot be read failed', async () => {
  const { context, run, failRequests } = testStores();
  await run(`delete from "legalText" where type = 'IMP'`);
  const text = new LegalText('IMP', context);
  await text.load({ product: 'brasa', language: 'es' });
  expect([text.data.state, text.newest]).toEqual(['ready', null]);
  failRequests(/vxql/);
  await text.load({ product: 'brasa', language: 'es' });
  expect(text.data.state).toBe('failed');
});
