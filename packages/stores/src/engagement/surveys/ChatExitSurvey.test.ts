import {
  aPerformer,
  chatIsOver,
  guestIsLoggedIn,
  guestOwnsCoins,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { ChatExitSurvey } from './ChatExitSurvey.ts';

const verdict = {
  rating: 'good',
  feedback: '',
  currentUrl: '/en/amateur/noor-vega/live-show/',
  mobile: false,
} as const;

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const chat = { guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 20, exitCode: 100 };
  for (const state of [
    guestIsLoggedIn({ guestId: 7, token: 'test-token' }),
    aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true, countRatings: 9, satisfactionRate: 100 }),
    guestOwnsCoins({ guestId: 7, amount: 10_000 }),
    chatIsOver(chat),
  ])
    await setUpState(state, stores.world);
  const rated = { chatId: 'c-1', actorId: 9101, chatType: 'videoChat', isAnonymousVoicecall: false } as const;
  return { ...stores, survey: new ChatExitSurvey(rated, stores.context) };
};

// @spec state:survey 1-2
test('a survey is queued, sent once and stored', async () => {
  const { survey, sent, run, unexpectedErrors } = await setUp();
  expect(survey.state).toBe('queued');
  const sending = survey.send({ ...verdict, feedback: 'Fine.' });
  expect(survey.state).toBe('sending');
  await Promise.all([sending, survey.send(verdict)]);
  await survey.send(verdict);
  expect([survey.state, sent.length]).toEqual(['stored', 1]);
  expect(await run('select rating, feedback, "guestId" from "chatSurvey"')).toEqual([
    { rating: 1, feedback: 'Fine.', guestId: 7 },
  ]);
  expect(unexpectedErrors).toEqual([]);
});

test('a survey that did not arrive can be sent again', async () => {
  const { survey, failRequests } = await setUp();
  failRequests(/chatexit/);
  await survey.send(verdict);
  expect(survey.state).toBe('failed');
  failRequests(null);
  await survey.send(verdict);
  expect(survey.state).toBe('stored');
});
