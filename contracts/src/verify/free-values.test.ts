import { stateOf } from '@lounge/mock-api/states';
import { parse, s } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { withFreeValues } from './free-values.ts';

const kind = {
  params: s.object({
    id: s.entityId,
    kind: s.optional(s.enum(['open', 'kept'])),
    title: s.optional(s.boundedString(12)),
    at: s.optional(s.instant),
    pictureCount: s.optional(s.integerBetween(4, 999)),
    rate: s.optional(s.integerBetween(0, 1)),
    views: s.optional(s.count),
    price: s.optional(s.count),
    isVip: s.optional(s.boolean),
    ids: s.optional(s.array(s.entityId)),
  }),
  ifLeftOut: { price: 0, isVip: false },
};

test('every parameter that is left free has a value that fits, but for a list', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const chosen = withFreeValues(kind, { id: 5 }, seed);
    expect(Object.keys(chosen)).toEqual(['id', 'kind', 'title', 'at', 'pictureCount', 'rate', 'views']);
    expect(parse(kind.params, chosen)).toMatchObject({ ok: true });
  }
});

test('what is given stays', () => {
  const given = { id: 5, kind: 'kept', title: 'Garden', at: '2026-11-20T19:00:00.000Z', pictureCount: 4 };
  expect(withFreeValues(kind, { ...given, rate: 1, views: 0 }, 1)).toEqual({ ...given, rate: 1, views: 0 });
});

test('a seed and what is given determine the values, which differ between two of a kind', () => {
  const album = stateOf('the performer has an album');
  const chosen = (id: number, seed = 1) => withFreeValues(album, { id, actorId: 1 }, seed);
  expect(chosen(1)).toEqual(chosen(1));
  const { title, pictureCount, ageRating } = chosen(1);
  expect(chosen(2)).not.toMatchObject({ title });
  expect(chosen(1, 2)).not.toMatchObject({ title });
  expect([title, pictureCount, ageRating]).not.toContain(undefined);
});
