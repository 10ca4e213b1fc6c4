import { guestIsKnown, guestIsLoggedIn, setUpState, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Guest } from '../../foundation/guest/index.ts';
import { FeatureFeedback } from './FeatureFeedback.ts';

const verdict = { rating: 'bad', text: 'Too many codes', url: '/en/myvelvet/benefits/' } as const;

const setUp = async ({ guestId = 7 as number | null, answered = [3] } = {}) => {
  const stores = testStores({ guestId });
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 'test-token' }), stores.world);
  await setUpState(guestIsKnown({ guestId: 7, featureFeedbackIds: answered }), stores.world);
  const guest = new Guest(stores.context);
  await guest.load();
  return { ...stores, guest, feedback: new FeatureFeedback('benefits', stores.context, guest) };
};

// @spec state:feature-feedback 1, 3, rule:feature-feedback-true
test('an answer is sent once, stored, and the guest is not asked again', async () => {
  const { feedback, guest, sent, context } = await setUp();
  const before = sent.length;
  expect([feedback.isAsked, feedback.state]).toEqual([true, 'asked']);
  await Promise.all([feedback.send(verdict), feedback.send(verdict)]);
  expect([feedback.state, feedback.isAsked, sent.length - before]).toEqual(['stored', true, 1]);
  expect(sent.at(-1)?.body).toMatchObject({
    variables: { featureId: 1, rating: 0, text: verdict.text, url: verdict.url },
  });
  expect(guest.data.value?.featureFeedbackIds).toEqual([3, 1]);
  expect(new FeatureFeedback('benefits', context, guest).isAsked).toBe(false);
  await guest.load();
  expect(guest.data.value?.featureFeedbackIds).toEqual([3, 1]);
});

test.each([
  ['a visitor', { guestId: null }],
  ['a guest who has answered', { answered: [1] }],
])('%s is not asked', async (_, options) => {
  expect((await setUp(options)).feedback.isAsked).toBe(false);
});

// @spec rule:feature-feedback-true, error:feature-feedback-failed
test('anything but true is a failure: what did not arrive can be sent again, what was answered elsewhere is asked no more', async () => {
  const { feedback, guest, failRequests, run } = await setUp();
  failRequests(/featureFeedback/);
  await feedback.send(verdict);
  failRequests(null);
  expect([feedback.state, feedback.isAsked]).toEqual(['failed', true]);
  await run('update guest set "featureFeedback" = ? where id = 7', '[1]');
  await feedback.send(verdict);
  expect([feedback.state, feedback.isAsked, guest.data.value?.featureFeedbackIds]).toEqual(['failed', false, [1]]);
});
