import { languages } from '@lounge/locale';
import { expect, test } from 'vitest';
import { dialledNumber, voiceLanguage } from './dialled-number.ts';

test.each([
  ['49', '01512 345', '+49 1512 345'],
  ['49', '1512 345', '+49 1512 345'],
  ['49', '+34 612', '+34 612'],
  ['49', ' 0034 612', '0034 612'],
])('the code %s and the number %s are dialled as %s', (code, typed, whole) => {
  expect(dialledNumber(code, typed)).toBe(whole);
});

// @spec entity:enum.pinCallLanguage, constant:pinCall.languages, state:pin-call 6
test('the voice speaks German, English and Spanish; Dutch guests hear English', () => {
  expect(languages.map(voiceLanguage)).toEqual(['DE', 'EN', 'EN', 'ES']);
});
