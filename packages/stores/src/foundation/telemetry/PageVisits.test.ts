import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { PageVisits } from './PageVisits.ts';

const setUp = (hasAnalyticsConsent = true) => {
  const stores = testStores({ hasAnalyticsConsent });
  const beacons: object[] = [];
  const visits = new PageVisits(stores.context, (event) => beacons.push(event));
  const stored = async () => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    const rows = (await stores.run('select context, action, data from event order by id')) as { data: string }[];
    return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as unknown }));
  };
  return { ...stores, visits, beacons, stored };
};

const visit = (timestamp: string, i1: number) => ({ timestamp, source: 'site', i1 });

test('a page that is followed by another one is counted by a call, with the time for which it was seen', async () => {
  const { visits, clock, stored, beacons } = setUp();
  visits.open('home');
  clock.advance(4000);
  visits.hide();
  clock.advance(60_000);
  visits.show();
  visits.show();
  clock.advance(1500);
  visits.open('performer.overview');
  expect(beacons).toEqual([{ ...visit('2026-11-20T19:00:04.000Z', 4000), type: 'visit', context: 'home' }]);
  expect(await stored()).toEqual([{ context: 'home', action: 'visit', data: visit('2026-11-20T19:01:05.500Z', 1500) }]);
});

test('the time of a page that was opened in a hidden tab counts from when it is seen', () => {
  const { visits, beacons, clock } = setUp();
  visits.open('home', true);
  clock.advance(3_600_000);
  visits.show();
  clock.advance(2000);
  visits.hide();
  expect(beacons).toMatchObject([{ context: 'home', i1: 2000 }]);
});

test('a page that is hidden twice, or was never opened, sends one beacon or none', () => {
  const { visits, beacons } = setUp();
  visits.show();
  visits.hide();
  visits.open('home');
  visits.hide();
  visits.hide();
  expect(beacons).toHaveLength(1);
});

// @spec feature:shell.tracking 8
test('without consent nothing is counted', async () => {
  const { visits, beacons, stored } = setUp(false);
  visits.open('home');
  visits.open('videos');
  visits.hide();
  expect([beacons, await stored()]).toEqual([[], []]);
});
