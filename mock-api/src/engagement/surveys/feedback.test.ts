import { getFeedbackData, storeFeedback } from '@lounge/protocol/engagement/surveys';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { surveyJobs } from './index.ts';

const dayMs = 86_400_000;
const said = {
  currentUrl: '/en/magazine/',
  mobile: true,
  feedback: 'More evenings, please.',
  email: 'thea@example.org',
  rating: 4,
};

const setUp = async () => {
  const testWorld = aWorld();
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, testWorld.world);
  return { ...testWorld, ...testClient(testWorld.world) };
};

// @spec rest:surveys.feedback-data.get, rest:surveys.feedback.store, feature:feedback.survey 1, 3
test('feedback is stored as it was given, and the survey is active again a day later', async () => {
  const { answer, run, pass, world } = await setUp();
  const guest = { guestId: 7 };
  expect(await answer(getFeedbackData, {}, guest)).toEqual({ type: 'feedback', isActive: true, timeLimit: null });
  expect(await answer(storeFeedback, said, guest)).toEqual({ timeLimit: null });
  expect(await run('select "guestId", rating, feedback, email, url, "isMobile" from feedback')).toEqual([
    { guestId: 7, rating: 4, feedback: said.feedback, email: said.email, url: said.currentUrl, isMobile: 1 },
  ]);
  const timeLimit = new Date(world.clock.now() + dayMs).toISOString();
  expect(await answer(getFeedbackData, {}, guest)).toEqual({ type: 'feedback', isActive: false, timeLimit });
  pass(dayMs - 1);
  expect(await answer(storeFeedback, said, guest)).toEqual({ timeLimit });
  pass(1);
  expect(await answer(storeFeedback, said, guest)).toEqual({ timeLimit: null });
});

// @spec error:survey-time-limited
test('feedback each second is stored once; the others are told a time and store nothing', async () => {
  const { answer, run, pass } = await setUp();
  const limits: (string | null)[] = [];
  for (let second = 0; second < 10; second += 1) {
    limits.push((await answer(storeFeedback, said, { guestId: 7 })).timeLimit);
    pass(1000);
  }
  expect(limits.map((limit) => limit === null)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
  expect(await run('select count(*) as n from feedback')).toEqual([{ n: 1 }]);
  expect(await answer(storeFeedback, said, { guestId: 8 })).toEqual({ timeLimit: null });
});

test('ten at once are stored once', async () => {
  const { answer, run } = await setUp();
  const all = await Promise.all(Array.from({ length: 10 }, () => answer(storeFeedback, said, { guestId: 7 })));
  expect(all.filter(({ timeLimit }) => timeLimit === null)).toHaveLength(1);
  expect(await run('select count(*) as n from feedback')).toEqual([{ n: 1 }]);
});

test('a visitor waits a day, and a new visitor of the same network a minute', async () => {
  const { answer, pass } = await setUp();
  const give = async (visitor: string, address: string) =>
    (await answer(storeFeedback, said, { visitor, address })).timeLimit === null;
  expect([await give('one', '192.0.2.1'), await give('two', '192.0.2.1'), await give('two', '198.51.100.1')]).toEqual([
    true,
    false,
    true,
  ]);
  pass(60_000);
  expect([await give('one', '192.0.2.1'), await give('three', '192.0.2.1')]).toEqual([false, true]);
});

test.each([
  [{ feedback: 'x'.repeat(100_000) }, 'feedback'],
  [{ feedback: 'x'.repeat(1001) }, 'feedback'],
  [{ feedback: '' }, 'feedback'],
  [{ email: 'nobody' }, 'email'],
  [{ rating: 0 }, 'rating'],
  [{ rating: 6 }, 'rating'],
])('feedback with %o is rejected, and the visitor can give it again', async (over, field) => {
  const { outcome, answer } = await setUp();
  expect(await outcome(storeFeedback, { ...said, ...over }, { guestId: 7 })).toMatchObject({
    code: 'malformed',
    field,
  });
  expect(await answer(storeFeedback, said, { guestId: 7 })).toEqual({ timeLimit: null });
});

test('the address is deleted after 90 days, and the words after a year', async () => {
  const { answer, run, pass, world } = await setUp();
  await answer(storeFeedback, said, { guestId: 7 });
  const afterJobs = async () => {
    for (const job of surveyJobs) await job(world);
    return run('select email, feedback, (select count(*) from "feedbackTurn") as turns from feedback');
  };
  pass(dayMs - 1);
  expect(await afterJobs()).toEqual([{ email: said.email, feedback: said.feedback, turns: 1 }]);
  pass(89 * dayMs);
  expect(await afterJobs()).toEqual([{ email: said.email, feedback: said.feedback, turns: 0 }]);
  pass(1);
  expect(await afterJobs()).toEqual([{ email: null, feedback: said.feedback, turns: 0 }]);
  pass(275 * dayMs - 1);
  expect(await afterJobs()).toHaveLength(1);
  pass(1);
  expect(await afterJobs()).toEqual([]);
});
