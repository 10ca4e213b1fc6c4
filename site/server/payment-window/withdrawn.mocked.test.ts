import { expect, test, vi } from 'vitest';
import type { StepContext } from '../step.ts';
import { openPage, submitForm } from './steps.ts';
import { createContext, testGuestId } from './test-context.ts';

// TV is withdrawn here.
vi.mock('../../../mock-api/src/foundation/subscriptions/plans.ts', async (original) => ({
  ...(await original<typeof import('../../../mock-api/src/foundation/subscriptions/plans.ts')>()),
  isOnSale: (product: string) => product !== 'tv',
}));

test('what is not on sale has no form, and an older form of it charges nothing', async () => {
  const context = await createContext();
  const session = { guestId: testGuestId, cookie: 'c' } as StepContext['session'];
  const ofGuest: StepContext = { ...context, session };
  const notOnSale = { view: { kind: 'not-on-sale', product: 'tv' } };
  expect(await openPage({ view: 'tv', next: null, hasJustLoggedIn: false }, ofGuest)).toMatchObject(notOnSale);
  const form = new URLSearchParams({
    guest: String(testGuestId),
    cents: '990',
    key: 'key-of-the-page',
    method: 'card',
  });
  expect(await submitForm(form, 'tv', false, ofGuest)).toMatchObject(notOnSale);
  const read = (sql: string) => context.world.database.reader.query(sql, []);
  expect([await read('select * from payment'), await read('select * from "paymentMethod"')]).toEqual([[], []]);
});
