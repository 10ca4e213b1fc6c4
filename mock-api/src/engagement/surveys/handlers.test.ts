import { voiceCallAnonymousStart, voiceCallStop } from '@lounge/protocol/content/live-chat';
import { featureFeedback, feedbackFeatures, storeChatExitSurvey } from '@lounge/protocol/engagement/surveys';
import { getActor } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { guestIsKnown } from '../../foundation/guest/states.ts';
import { chatIsOver } from '../../content/live-chat/states.ts';
import { aPerformer } from '../../content/actors/states.ts';
import { aChatWorld } from '../../testing/a-chat.ts';
import { answerVoiceCall } from '../../content/live-chat/voice-call.ts';

const surveyOf = (over: object = {}) => ({
  currentUrl: '/en/amateur/noor-vega/live-show/',
  chatId: 'c-1',
  actorId: 9101,
  mobile: false,
  feedback: null,
  rating: 1,
  isAnonymousVoicecall: false,
  chatType: 'videoChat' as const,
  ...over,
});

const setUp = async ({ seconds = 20, countRatings = 9 } = {}) => {
  const chat = await aChatWorld();
  const over = { guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds, exitCode: 100 };
  await chatIsOver.setUp(over, chat.world);
  await aPerformer.setUp(
    { id: 9101, name: 'Noor Vega', isOnline: true, countRatings, satisfactionRate: 100 },
    chat.world,
  );
  const ratings = async () => (await chat.answer(getActor, { actorId: 9101 })).ratings.lastNinetyDays;
  return { ...chat, ratings };
};

const said = {
  featureId: feedbackFeatures.benefits,
  rating: 0,
  text: 'Too many codes',
  url: '/en/myvelvet/benefits/',
};

// @spec query:feature-feedback.store, rule:feature-feedback-true
test('what a guest thinks of a feature is stored once, and the guest’s data say that it was', async () => {
  const { answer, run } = await setUp();
  const guest = { guestId: 7 };
  const ids = async () => (await answer(guestInitData, {}, guest)).featureFeedbackIds;
  expect([await ids(), await answer(featureFeedback, said, guest), await ids()]).toEqual([[], true, [1]]);
  expect(await answer(featureFeedback, { ...said, rating: 1 }, guest)).toBe(false);
  expect(await run(`select action, data, "guestId" from event where context = 'featureFeedback'`)).toEqual([
    { action: '1', data: JSON.stringify({ rating: 0, text: said.text, url: said.url }), guestId: 7 },
  ]);
});

test('an answer about a second feature leaves the first', async () => {
  const { answer, world } = await setUp();
  await guestIsKnown.setUp({ guestId: 7, featureFeedbackIds: [3] }, world);
  expect(await answer(featureFeedback, said, { guestId: 7 })).toBe(true);
  expect((await answer(guestInitData, {}, { guestId: 7 })).featureFeedbackIds).toEqual([3, 1]);
});

test.each([
  [{ featureId: 999 }, 7, { code: 'unknown', field: 'featureId' }],
  [{ rating: 5 }, 7, { code: 'malformed', field: 'rating' }],
  [{ text: 'x'.repeat(501) }, 7, { code: 'malformed', field: 'text' }],
  [{}, null, { code: 'needLogin' }],
])('feedback with %o of guest %s is rejected', async (over, guestId, error) => {
  const { outcome } = await setUp();
  expect(await outcome(featureFeedback, { ...said, ...over }, { guestId })).toMatchObject({ ok: false, ...error });
});

// @spec rest:surveys.chat-exit.store, feature:feedback.chat-exit 1, entity:survey
// @spec entity:chatRatings, feature:performers.profile 4
test('a rating is stored once with its words, and counts', async () => {
  const { answer, run, ratings } = await setUp();
  const guest = { guestId: 7 };
  expect(await answer(storeChatExitSurvey, surveyOf({ rating: 0, feedback: 'Too loud' }), guest)).toEqual({
    isStored: true,
  });
  expect(await answer(storeChatExitSurvey, surveyOf(), guest)).toEqual({ isStored: false });
  expect(await run('select "chatKey", "guestId", "actorId", rating, feedback, "isMobile" from "chatSurvey"')).toEqual([
    { chatKey: 'c-1', guestId: 7, actorId: 9101, rating: 0, feedback: 'Too loud', isMobile: 0 },
  ]);
  expect(await ratings()).toEqual({ countRatings: 10, satisfactionRate: 90 });
});

test('ten ratings at once count once', async () => {
  const { answer, ratings } = await setUp();
  const all = Array.from({ length: 10 }, () => answer(storeChatExitSurvey, surveyOf(), { guestId: 7 }));
  expect((await Promise.all(all)).filter(({ isStored }) => isStored)).toHaveLength(1);
  expect(await ratings()).toEqual({ countRatings: 10, satisfactionRate: 100 });
});

test.each([
  [{ chatId: 'forged' }, 7, { code: 'unknown', field: 'chatId' }],
  [{}, 8, { code: 'unknown', field: 'chatId' }],
  [{}, null, { code: 'needLogin' }],
  [{ actorId: 101 }, 7, { code: 'unknown', field: 'actorId' }],
  [{ rating: 5 }, 7, { code: 'malformed', field: 'rating' }],
  [{ chatType: 'freeChat' }, 7, { code: 'malformed', field: 'chatType' }],
  [{ isAnonymousVoicecall: true }, null, { code: 'unknown', field: 'chatId' }],
])('a survey with %o of guest %s is rejected', async (over, guestId, error) => {
  const { outcome, ratings } = await setUp();
  expect(await outcome(storeChatExitSurvey, surveyOf(over), { guestId })).toMatchObject(error);
  expect(await ratings()).toEqual({ countRatings: 9, satisfactionRate: 100 });
});

test('a chat that runs cannot be rated', async () => {
  const { begin, answer, ratings } = await setUp();
  const chatId = await begin({ sequence: 1 });
  expect(await answer(storeChatExitSurvey, surveyOf({ chatId }), { guestId: 7 })).toEqual({ isStored: false });
  expect(await ratings()).toMatchObject({ countRatings: 9 });
});

test('a visitor rates a voice call that was answered', async () => {
  const { answer, world, ratings } = await setUp();
  const visitor = { visitor: 'one' };
  const { clientId } = await answer(voiceCallAnonymousStart, { accessToken: 'a', actorId: 9101 }, visitor);
  await answerVoiceCall(world, clientId);
  const survey = surveyOf({ chatId: clientId, isAnonymousVoicecall: true, chatType: 'voiceCall' });
  expect(await answer(storeChatExitSurvey, survey, visitor)).toEqual({ isStored: false });
  await answer(voiceCallStop, { clientId }, visitor);
  expect(await answer(storeChatExitSurvey, survey, visitor)).toEqual({ isStored: true });
  expect(await ratings()).toMatchObject({ countRatings: 10 });
});
