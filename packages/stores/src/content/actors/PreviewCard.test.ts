import { getProfilePreview } from '@lounge/protocol/content/actors';
import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { cardDelayMs, PreviewCard } from './PreviewCard.ts';

const setUp = () => {
  const parts = testStores();
  const card = new PreviewCard(parts.context);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const lookAt = async (actorId: number) => {
    card.look(actorId);
    parts.clock.advance(cardDelayMs);
    await settle();
  };
  return { ...parts, card, settle, lookAt };
};

// @spec rest:actor.profile-preview
test('a card opens after a moment and reads a performer once', async () => {
  const { card, clock, sent, settle, lookAt } = setUp();
  card.look(101);
  clock.advance(cardDelayMs - 1);
  expect(sent).toEqual([]);
  clock.advance(1);
  await settle();
  expect(card.current?.model.id).toBe(101);
  card.look(null);
  expect(card.current).toBeNull();
  await lookAt(101);
  expect(card.current?.model.id).toBe(101);
  expect(sent.map(({ path }) => path)).toEqual(['/rest/v1/actor/getProfilePreview/101']);
});

test('a card that was closed stays closed, also before its answer, until another tile is looked at', async () => {
  const { card, clock, settle, lookAt, holdRequests } = setUp();
  const release = holdRequests();
  card.look(101);
  clock.advance(cardDelayMs);
  card.close();
  release();
  await settle();
  card.look(101);
  expect(card.current).toBeNull();
  await lookAt(102);
  expect(card.current?.model.id).toBe(102);
});

test('a late answer is of no other performer', async () => {
  const { card, clock, settle, holdRequests } = setUp();
  const release = holdRequests();
  card.look(101);
  clock.advance(cardDelayMs);
  card.look(102);
  release();
  await settle();
  expect(card.current).toBeNull();
});

test('a card that cannot be read does not open, and is read again', async () => {
  const { card, world, sent, lookAt } = setUp();
  world.faults.inject({ call: getProfilePreview.id, times: 1, ms: 0, code: 'unknown' });
  await lookAt(101);
  expect(card.current).toBeNull();
  card.look(null);
  await lookAt(101);
  expect(card.current?.model.id).toBe(101);
  expect(sent).toHaveLength(2);
});
