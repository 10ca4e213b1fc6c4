import { expect, test } from 'vitest';
import { mostUrgent, type StatusBarItem, toneOf } from './most-urgent.ts';

const pending: StatusBarItem = { type: 'ageCheckStatus', status: 'pending' };
const rejected: StatusBarItem = { type: 'ageCheckStatus', status: 'rejected' };
const offer: StatusBarItem = { type: 'cancellationOffer', offer: 'VIP for less.' };
const accepted: StatusBarItem = { type: 'ageCheckAccepted' };
const gone: StatusBarItem = { type: 'notFoundRedirect' };
const failed: StatusBarItem = { type: 'error' };

test('shows no bar without items', () => {
  expect(mostUrgent([])).toBeNull();
});

test.each<[string, StatusBarItem[], StatusBarItem]>([
  ['danger before warning', [pending, failed], failed],
  ['warning before coin', [offer, pending], pending],
  ['coin before success', [accepted, offer], offer],
  ['success before neutral', [gone, accepted], accepted],
  ['the first of two alike', [failed, rejected], failed],
  ['the only one', [gone], gone],
])('%s', (_, items, shown) => {
  expect(mostUrgent(items)).toBe(shown);
});

test('a rejected age check is more urgent than a pending one', () => {
  expect([toneOf(pending), toneOf(rejected)]).toEqual(['warning', 'danger']);
});
