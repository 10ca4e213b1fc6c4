import { guestIsLoggedIn, setUpState, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Feedback } from './Feedback.ts';

const page = { currentUrl: '/en/magazine/', mobile: false };
const draft = { rating: 4, text: 'More evenings, please.', email: ' thea@example.org ' };

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 'test-token' }), stores.world);
  const feedback = new Feedback(stores.context);
  await feedback.load();
  feedback.write(draft);
  return { ...stores, feedback };
};

// @spec state:survey 1-4, feature:feedback.survey 2, error:survey-time-limited
test('feedback is queued as active, sent once and stored; a second one is not stored, but limited', async () => {
  const { feedback, context, sent, run, world } = await setUp();
  expect(feedback.state).toBe('queued');
  const before = sent.length;
  await Promise.all([feedback.send(page), feedback.send(page)]);
  await feedback.send(page);
  expect([feedback.state, sent.length - before]).toEqual(['stored', 1]);
  const stored = [{ rating: 4, feedback: draft.text, email: 'thea@example.org', url: page.currentUrl }];
  const rows = () => run('select rating, feedback, email, url from feedback');
  expect(await rows()).toEqual(stored);
  const timeLimit = new Date(world.clock.now() + 86_400_000).toISOString();
  const later = new Feedback(context);
  await later.load();
  expect([later.state, later.timeLimit]).toEqual(['timeLimited', timeLimit]);
  // A page on which it was active before.
  const elsewhere = new Feedback(context);
  elsewhere.state = 'queued';
  elsewhere.write(draft);
  await elsewhere.send(page);
  expect([elsewhere.state, elsewhere.timeLimit, elsewhere.draft]).toEqual(['timeLimited', timeLimit, draft]);
  expect(await rows()).toEqual(stored);
});

test('what did not arrive can be sent again, with the words', async () => {
  const { feedback, failRequests } = await setUp();
  failRequests(/feedback/);
  await feedback.send(page);
  expect([feedback.state, feedback.draft]).toEqual(['failed', draft]);
  failRequests(null);
  await feedback.send(page);
  expect(feedback.state).toBe('stored');
});

test.each([
  [{ text: 'x'.repeat(100_000) }, 'text', 0],
  [{ email: 'nobody' }, 'email', 1],
  [{ rating: null }, null, 0],
] as const)('a draft with %j is not stored, and nothing of it is lost', async (over, rejected, requests) => {
  const { feedback, sent } = await setUp();
  const before = sent.length;
  feedback.write(over);
  await feedback.send(page);
  expect([feedback.rejected, sent.length - before, feedback.draft]).toEqual([
    rejected,
    requests,
    { ...draft, ...over },
  ]);
  feedback.write({ ...draft, text: '', email: '' });
  expect(feedback.rejected).toBeNull();
  await feedback.send(page);
  expect(feedback.state).toBe('stored');
});
