import { createIntl, type IntlShape } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { quickIntl } from './quick-intl.ts';

const message = { id: 'text', defaultMessage: 'Text of {name}' };

interface Settings {
  locale?: string;
  messages?: Record<string, string>;
  onError?: () => void;
}

const intlOf = (settings: Settings): IntlShape => createIntl({ locale: 'en', onError: () => undefined, ...settings });

type Row = readonly [string, Settings, Parameters<IntlShape['formatMessage']>[1]];

test.each<Row>([
  ['the default text', {}, { name: 'Noor' }],
  ['a translation', { locale: 'de', messages: { text: 'Text von {name}' } }, { name: 'Noor' }],
  ['a plural', { messages: { text: '{count, plural, one {# text} other {# texts}}' } }, { count: 1200 }],
  ['a missing translation', { locale: 'de' }, { name: 'Noor' }],
  ['a missing value', {}, {}],
  ['no values', { messages: { text: 'Text' } }, undefined],
  ['a text that cannot be read', { messages: { text: '{name' } }, { name: 'Noor' }],
  ['a value that is no text', {}, { name: (parts) => parts.length }],
])('%s reads as from react-intl, and reports the same errors', (_, settings, values) => {
  const errors = { quick: vi.fn(), own: vi.fn() };
  const quick = quickIntl(intlOf({ ...settings, onError: errors.quick }));
  const own = intlOf({ ...settings, onError: errors.own });
  for (let time = 0; time < 2; time += 1)
    expect(quick.formatMessage(message, values)).toEqual(own.formatMessage(message, values));
  expect(errors.quick.mock.calls.length).toBe(errors.own.mock.calls.length);
});

test('numbers read as from react-intl', () => {
  const intl = intlOf({ locale: 'de' });
  const numbers: readonly [number, object | undefined][] = [
    [1234.5, undefined],
    [0.5, { style: 'percent' }],
  ];
  for (const [value, options] of numbers)
    expect(quickIntl(intl).formatNumber(value, options)).toBe(intl.formatNumber(value, options));
});

test('a text is looked up once for all that show it, in every zone', () => {
  const intl = intlOf({});
  const getMessageFormat = vi.spyOn(intl.formatters, 'getMessageFormat');
  for (const [name, zone] of [
    ['Noor', 'Europe/Berlin'],
    ['Mirela', 'Asia/Tokyo'],
  ] as const)
    quickIntl(intl, zone).formatMessage(message, { name });
  expect(getMessageFormat).toHaveBeenCalledTimes(1);
});
