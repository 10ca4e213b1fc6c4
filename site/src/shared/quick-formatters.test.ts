import { parse } from '@formatjs/icu-messageformat-parser';
import { languages } from '@lounge/locale';
import { createIntl } from 'react-intl';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPageIntl } from './page-intl.ts';

const source = {
  watching: '{count, plural, one {# guest} other {# guests}}',
  place: '{place, selectordinal, one {#st} other {#th}}',
  exact: '{count, plural, =0 {nobody} other {{share, number, percent} of #}}',
};
const texts = Object.fromEntries(Object.entries(source).map(([id, text]) => [id, parse(text)]));
const messageOf = (id: string) => ({ id });
const watching = messageOf('watching');
const values = [0, 1, 2, 21, 999, 1000, 12_345.6, 1_000_000];

test.each(languages)('in %s texts and numbers are those of react-intl, strict or not', (language) => {
  const reference = createIntl({ locale: language, messages: source });
  for (const intl of [true, false].map((strict) => createPageIntl(language, texts, strict)))
    for (const count of values) {
      const all = { count, place: count, share: 0.5 };
      for (const message of Object.keys(source).map(messageOf))
        expect(intl.formatMessage(message, all), message.id).toBe(reference.formatMessage(message, all));
      expect(intl.formatNumber(count)).toBe(reference.formatNumber(count));
      expect(intl.formatNumber(count, { style: 'percent' })).toBe(reference.formatNumber(count, { style: 'percent' }));
    }
});

test('a page whose numbers are small makes no object of Intl, and asks it for no language', () => {
  const made = [
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'PluralRules'),
    vi.spyOn(Intl, 'DateTimeFormat'),
    vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf'),
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf'),
  ];
  onTestFinished(() => void vi.restoreAllMocks());
  const intl = createPageIntl('es', texts, false);
  expect(intl.formatMessage(watching, { count: 12 })).toBe('12 guests');
  expect(intl.formatNumber(12)).toBe('12');
  expect(intl.formatNumber(12_345)).toBe('12.345');
  expect(made.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0, 0]);
  expect(intl.formatNumber(1_234_567)).toBe('1.234.567');
  expect(made[0]?.mock.calls).not.toEqual([]);
});
