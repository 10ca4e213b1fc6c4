import { expect, test } from 'vitest';
import { randomOf } from '../../seed/random.ts';
import { performerRows } from '../../seed/performers.ts';
import type { PresentPerformer } from './presence.ts';
import { nextPresenceChange, presenceAtStart, presencePlan, withPresence } from './presence.ts';

const performers = performerRows(20261120);
const [least, most] = [performers.length * 0.48, performers.length * 0.7];
const hour = 3_600_000;
const evening = Date.parse('2026-11-20T19:00:00.000Z');
const plan = presencePlan('evening', performers, evening, evening + 6 * hour);

/** The number of performers online after each change. */
function counts(people: readonly PresentPerformer[], changes: typeof plan): number[] {
  const online = new Set(people.filter((person) => person.isOnline).map(({ id }) => id));
  return changes.map((change) => {
    if (change.online) online.add(change.actorId);
    else online.delete(change.actorId);
    return online.size;
  });
}

test('a seed generates the same plan each time, another seed another one', () => {
  expect(presencePlan('evening', performers, evening, evening + hour)).toEqual(
    plan.filter((change) => change.at < evening + hour),
  );
  expect(presencePlan('other', performers, evening, evening + 6 * hour)).not.toEqual(plan);
});

test('changes are in order and within the interval', () => {
  const moments = plan.map((change) => change.at);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  expect(moments.every((at) => at > evening && at < evening + 6 * hour)).toBe(true);
});

test('there is a change every 6 to 15 seconds', () => {
  const gaps = plan.map((change, index) => change.at - (plan[index - 1]?.at ?? evening));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6_000);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(30_000);
  expect(plan.length).toBeGreaterThan((6 * hour) / 15_000);
  expect(plan.length).toBeLessThan((6 * hour) / 6_000);
});

test.each([
  ['evening', evening],
  ['a quiet morning', Date.parse('2026-11-23T05:00:00.000Z')],
  ['the long night of the clock change', Date.parse('2026-10-24T22:00:00.000Z')],
])('48 to 70 of a hundred performers are online: %s', (seed, from) => {
  const online = counts(performers, presencePlan(seed, performers, from, from + 12 * hour));
  expect(Math.min(...online)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...online)).toBeLessThanOrEqual(most);
});

test('no performer changes twice within a minute', () => {
  const last = new Map<number, number>();
  for (const { actorId, at } of plan) {
    expect(at - (last.get(actorId) ?? 0)).toBeGreaterThanOrEqual(60_000);
    last.set(actorId, at);
  }
});

test('every change differs from the state before', () => {
  let state = presenceAtStart(performers);
  for (const change of plan) {
    expect(state.online.has(change.actorId)).toBe(!change.online);
    state = withPresence(state, change);
  }
});

test('performers are online more in their usual hours', () => {
  const [owls, larks] = [
    { first: 1, hours: 4 },
    { first: 41, hours: 0 },
  ].map(({ first, hours }) =>
    Array.from({ length: 40 }, (_, index) => ({
      id: first + index,
      isOnline: index % 2 === 0,
      hours: Array.from({ length: 7 }, () => Array<number>(24).fill(hours)),
    })),
  );
  let state = presenceAtStart([...(owls ?? []), ...(larks ?? [])]);
  for (const change of presencePlan('owls', state.performers, evening, evening + 3 * hour))
    state = withPresence(state, change);
  const owlsOnline = [...state.online].filter((id) => id <= 40).length;
  expect(owlsOnline).toBeGreaterThan(2 * (state.online.size - owlsOnline));
});

test('too many or too few online performers return to the limits', () => {
  const crowd = performers.map((performer) => ({ ...performer, isOnline: true }));
  const desert = performers.map((performer) => ({ ...performer, isOnline: false }));
  expect(counts(crowd, presencePlan('crowd', crowd, evening, evening + hour)).at(-1)).toBeLessThanOrEqual(most);
  expect(counts(desert, presencePlan('desert', desert, evening, evening + hour)).at(-1)).toBeGreaterThanOrEqual(least);
});

test('there is no change while all performers rest, or without performers', () => {
  const resting = presenceAtStart(performers.slice(0, 2));
  const rested = new Map(resting.performers.map(({ id }) => [id, evening]));
  expect(nextPresenceChange({ ...resting, changedAt: rested }, evening, randomOf('rest'))).toBeNull();
  expect(presencePlan('nobody', [], evening, evening + hour)).toEqual([]);
});
