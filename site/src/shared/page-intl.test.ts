import { languages } from '@lounge/locale';
import { expect, test } from 'vitest';
import { createPageIntl, loadPageIntl } from './page-intl.ts';
import { parsedTexts } from './parsed-texts.ts';

const texts = parsedTexts({
  plain: 'It’s {late}',
  greeting: [
    { type: 0, value: 'Hello ' },
    { type: 1, value: 'name' },
  ],
});

const plain = { id: 'plain', defaultMessage: '' };
const greeting = { id: 'greeting', defaultMessage: '' };
const missing = { id: 'missing', defaultMessage: '' };

test('plain texts are not parsed when they are formatted', () => {
  expect(createPageIntl('en', texts, true).formatMessage(plain)).toBe('It’s {late}');
});

test('texts receive their values, and dates are in the time zone of the site', () => {
  const intl = createPageIntl('de', texts, true);
  expect(intl.formatMessage(greeting, { name: 'Mirela' })).toBe('Hello Mirela');
  expect(intl.formatTime(Date.UTC(2026, 0, 1, 23, 30))).toBe('00:30');
});

test('a missing text throws in strict mode and is its id otherwise', () => {
  expect(() => createPageIntl('de', texts, true).formatMessage(missing)).toThrow(/Missing message/);
  expect(createPageIntl('de', texts, false).formatMessage(missing)).toBe('missing');
});

test.each(languages)('in %s, no text formats a date or time itself, as texts have no time zone', async (language) => {
  const { messages } = await loadPageIntl({ language, strict: true });
  expect(JSON.stringify(messages)).not.toMatch(/"type":[34]\b/);
});
