import { expect, test } from 'vitest';
import { blockedGroups } from './blocked-groups.ts';

const dayMs = 86_400_000;

/** A browser that keeps cookies, and the attributes of the last one. */
const aJar = () => {
  let [stored, written] = ['', ''];
  return {
    get cookie() {
      return stored;
    },
    set cookie(text: string) {
      written = text;
      stored = `theme=dark; ${text.split(';')[0] ?? ''}`;
    },
    written: () => written,
  };
};

// @spec rule:incentive-cookie, constant:cookie.blockedIncentiveGroup, feature:pay.incentives 6, state:incentives 6
// @spec component:IncentiveBox 5, 8
test('a closed group stays away for 30 days by a cookie with lax same-site', () => {
  const jar = aJar();
  let now = Date.parse('2026-11-20T19:00:00.000Z');
  const page = () => blockedGroups(jar, () => now);
  page().add('vip');
  expect(jar.written()).toBe('blocked-incentives=vip.1797793200; path=/; max-age=2592000; samesite=lax; secure');
  expect([page().has('vip'), page().has('sign-up')]).toEqual([true, false]);
  now += 10 * dayMs;
  page().add('sign-up');
  now += 20 * dayMs - 1;
  expect(page().has('vip')).toBe(true);
  now += 1;
  expect([page().has('vip'), page().has('sign-up')]).toEqual([false, true]);
});

test.each([
  [
    'no cookies',
    () => ({
      get cookie() {
        return '';
      },
      set cookie(_: string) {},
    }),
  ],
  [
    'cookies that are forbidden',
    () => ({
      get cookie(): string {
        throw new Error('SecurityError');
      },
      set cookie(_: string) {
        throw new Error('SecurityError');
      },
    }),
  ],
])('with %s a closed group stays away on this page', (_, jar) => {
  const groups = blockedGroups(jar(), () => 0);
  groups.add('vip');
  expect([groups.has('vip'), groups.has('sign-up')]).toEqual([true, false]);
});

test.each(['vip', 'vip.99999999999999', 'vip.x~sign-up', '%00'])('a cookie that says %s blocks nothing', (value) => {
  const groups = blockedGroups({ cookie: `blocked-incentives=${value}` }, () => Date.parse('2026-11-20T19:00:00.000Z'));
  expect([groups.has('vip'), groups.has('sign-up')]).toEqual([false, false]);
});
