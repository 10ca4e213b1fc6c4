import { freePreviewDecline, freePreviewInit, liveReactionAdd } from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import type { Caller } from '../../world/world.ts';

const heart = { referenceType: 'actor', referenceId: 9101, imageId: 'heart', message: null, data: null } as const;

test.each<Partial<Caller>>([{ guestId: 7 }, { guestId: null, visitor: 'one' }, { guestId: null }])(
  'of %j, who does not watch her, a performer gets no reaction',
  async (who) => {
    const { outcome, pushed } = await aChatWorld();
    expect(await outcome(liveReactionAdd, heart, who)).toMatchObject({ code: 'notPossible', field: 'referenceId' });
    expect(pushed.filter(({ message }) => message.type === 'liveReaction')).toEqual([]);
  },
);

test('who has a preview of the performer reacts, until it is over', async () => {
  const { answer, outcome } = await aChatWorld();
  const who = { guestId: null, visitor: 'one' };
  await answer(freePreviewInit, { actorId: 9101 }, who);
  expect(await answer(liveReactionAdd, heart, who)).toMatchObject({ isAdded: true });
  await answer(freePreviewDecline, { actorId: 9101 }, who);
  expect(await outcome(liveReactionAdd, heart, who)).toMatchObject({ code: 'notPossible' });
});

test.each([
  ['update guest set "isLocked" = 1 where id = 7', undefined],
  ['update channel set "isBlocked" = 1 where "guestId" = 7 and "actorId" = 9101', 'referenceId'],
])('after "%s" a guest reacts no more', async (sql, field) => {
  const { begin, outcome, run } = await aChatWorld();
  await begin();
  await run(sql);
  const rejected = await outcome(liveReactionAdd, heart, { guestId: 7 });
  expect(rejected).toMatchObject({ code: 'locked', ...(field === undefined ? {} : { field }) });
});

test('the text of a reaction reaches nobody', async () => {
  const { begin, answer, lastPush } = await aChatWorld();
  await begin();
  await answer(liveReactionAdd, { ...heart, message: 'visit example.test', data: 'x' }, { guestId: 7 });
  expect(lastPush('liveReaction')).toMatchObject({ imageId: 'heart', message: null, data: null });
});
