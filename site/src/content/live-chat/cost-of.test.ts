import { expect, test } from 'vitest';
import { listedCostOf } from './cost-of.ts';

const bill = {
  price: null,
  spent: 0,
  giftsSpent: 0,
  gifts: [],
  toyControls: [],
  givenBack: 0,
  voucherSeconds: 0,
  seconds: 420,
  ticket: null,
  ticketSpent: 0,
};
const ticket = { showId: 12, title: 'Late strings', paid: 6000, givenBack: 0 };

test.each([
  ['the first chat of a show has its ticket', { ticket, ticketSpent: 6000 }, 6000, { amount: 6000, total: 6000 }],
  ['who comes back into it has no second one', { ticket, ticketSpent: 0 }, 0, null],
  [
    'who comes back pays for gifts alone',
    { ticket, ticketSpent: 0, giftsSpent: 300, gifts: [{ name: 'Rose', spent: 300 }] },
    300,
    { amount: 0, ticket: null, total: 300 },
  ],
  [
    'a ticket that came back is said with its price',
    { ticket: { ...ticket, givenBack: 6000 }, ticketSpent: 0 },
    0,
    { amount: 6000, ticket: { givenBack: 6000 }, total: 0 },
  ],
  ['a dispute takes the time off', { price: 3600, seconds: 760, spent: 45_600 }, 0, { amount: 45_600, total: 0 }],
  ['a chat without a price costs nothing', {}, 0, null],
])('%s', (_, over, amount, expected) => {
  const cost = listedCostOf({ ...bill, ...over }, amount);
  if (expected === null) expect(cost).toBeNull();
  else expect(cost).toMatchObject(expected);
});
