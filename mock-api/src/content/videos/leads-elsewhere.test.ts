import { expect, test } from 'vitest';
import { leadsElsewhere } from './leads-elsewhere.ts';

test.each([
  'call 0151-23-45678',
  'call 01.51.2345 67.89.0123',
  '0151–234–567',
  '0151:234:567',
  '0,1,5,1,2,3,4',
  '0_1_5_1_2_3_4',
  `call ${'0151234567'.replaceAll(/\d/g, '$&\uFE0F\u20E3')}`,
  '28.11.2026 20:15 0151 2345678',
])('"%s" has a telephone number', (text) => {
  expect(leadsElsewhere(text)).toBe(true);
});

test.each([
  'see \u2764.ws',
  'see evilq\u0323.com',
  'see evil\u034F.com',
  'see evil.\u200Ccom',
  'see evil\u{E0041}.com',
])('"%s" has a domain', (text) => {
  expect(leadsElsewhere(text)).toBe(true);
});

test.each([
  'On 11/28/2026, 20:15 or 21:30, for 9,90 € instead of 19,90 €',
  '28.11.2026 - 30.11.2026 ❤️.',
  'From 2026-11-28 to 2026-12-01, z.B. at 7:05',
  'In 2024, 2025 and 2026 ...',
])('"%s" leads nowhere', (text) => {
  expect(leadsElsewhere(text)).toBe(false);
});
