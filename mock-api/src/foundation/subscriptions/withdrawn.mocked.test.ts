import { keepSubscription } from '@lounge/protocol/foundation/subscriptions';
import { expect, test, vi } from 'vitest';
import { breakTable } from '../../testing/break-table.ts';
import { report, robin, testSubscriptions } from '../../testing/test-subscriptions.ts';
import { guestHasAddress } from '../guest/states.ts';
import { renewDue } from './renew.ts';
import { guestSubscribes } from './states.ts';

// TV is withdrawn here.
vi.mock('./plans.ts', async (original) => ({
  ...(await original<typeof import('./plans.ts')>()),
  isOnSale: (product: string) => product !== 'tv',
  withdrawnProducts: ['tv'],
}));

test('nobody can buy what is withdrawn; who has it keeps what is paid, is told, and is not charged again', async () => {
  const { world, begin, of, until, paid, outcome, published, run } = await testSubscriptions();
  expect([await begin('tv'), await paid(), await of('tv')]).toMatchObject([
    'notOnSale',
    [],
    { isOnSale: false, status: 'none' },
  ]);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  await guestSubscribes.setUp({ guestId: 7, product: 'tv' }, world);
  await until('2026-11-20T19:00:10.000Z');
  expect(await of('tv')).toMatchObject({ status: 'ending', isOpen: true, paidUntil: '2026-12-20T19:00:00.000Z' });
  expect(published.at(-1)).toMatchObject({ type: 'vxtvAboUpdate', status: 'ending' });
  expect(await outcome(keepSubscription, { product: 'tv' }, robin)).toMatchObject({ code: 'unknown' });
  expect(await begin('tv')).toBe('notOnSale');
  await until('2027-02-01T00:00:00.000Z');
  expect([await of('tv'), await paid()]).toMatchObject([{ status: 'past', isOpen: false }, [{ cents: 990 }]]);
  expect(await run(`select kind from mail where kind like 'subscription-% tv' order by id`)).toEqual([
    { kind: 'subscription-started tv' },
    { kind: 'subscription-withdrawn tv' },
    { kind: 'subscription-ended tv' },
  ]);
});

test('what is withdrawn and whose renewal has failed ends at once, as nothing is paid', async () => {
  const { world, of, until, paid } = await testSubscriptions();
  await guestSubscribes.setUp({ guestId: 7, product: 'tv', isUnpaid: true }, world);
  await until('2026-11-20T19:00:10.000Z');
  await until('2026-11-25T19:00:00.000Z');
  expect([await of('tv'), await paid()]).toMatchObject([{ status: 'past' }, [{ cents: 990 }]]);
});

test('it is not renewed either while its withdrawal fails', async () => {
  const { world, of, pass, paid, run } = await testSubscriptions();
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  await guestSubscribes.setUp({ guestId: 7, product: 'tv' }, world);
  const mend = await breakTable(world, { table: 'mail', when: `new.kind = 'subscription-withdrawn tv'` });
  pass(40 * 86_400_000);
  const causes: unknown[] = [];
  await renewDue(world, (cause) => void causes.push(cause));
  expect(causes).toHaveLength(1);
  expect([await of('tv'), await paid()]).toMatchObject([{ status: 'past' }, [{ cents: 990 }]]);
  await mend();
  await renewDue(world, report);
  expect(await run(`select kind from mail where kind like 'subscription-% tv' order by id`)).toMatchObject([
    { kind: 'subscription-started tv' },
    { kind: 'subscription-ended tv' },
  ]);
});
