import type { InputOf } from '@lounge/protocol';
import {
  aPerformer,
  chatIsOver,
  guestGaveFeedback,
  guestIsKnown,
  guestIsLoggedIn,
  guestOwnsCoins,
} from '@lounge/mock-api/states';
import {
  featureFeedback,
  getFeedbackData,
  storeChatExitSurvey,
  storeFeedback,
} from '@lounge/protocol/engagement/surveys';
import { ChatExitSurvey, Feedback } from '@lounge/stores/engagement/surveys';
import { expect, test } from 'vitest';
import { anonymous, expiredGuest, guest, pactToken } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const states = [
  aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
  guestIsLoggedIn({ guestId: 7, token: pactToken }),
  guestOwnsCoins({ guestId: 7, amount: 10_000 }),
  chatIsOver({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 20, exitCode: 100 }),
];
const chat = { chatId: 'c-1', actorId: 9101, chatType: 'videoChat', isAnonymousVoicecall: false } as const;
const survey: InputOf<typeof storeChatExitSurvey> = {
  ...chat,
  currentUrl: '/en/amateur/noor-vega/live-show/',
  mobile: false,
  feedback: 'Fine.',
  rating: 1,
};

// @spec rest:surveys.chat-exit.store
test('a guest rates a chat that is over', () =>
  pactForCall(
    storeChatExitSurvey,
    {
      description: 'a request to store how a chat was',
      states,
      caller: guest,
      input: survey,
      answer: { isStored: true },
      exact: ['isStored'],
    },
    async (side) => {
      const store = new ChatExitSurvey(chat, side);
      const { currentUrl, mobile } = survey;
      await store.send({ rating: 'good', feedback: 'Fine.', currentUrl, mobile });
      expect(store.state).toBe('stored');
    },
  ));

test.each([
  ['a chat of nobody', guest, { chatId: 'forged' }, 'unknown', 'chatId'],
  ['a chat after the session ended', expiredGuest, {}, 'needLogin', null],
  ['a chat with a rating that does not exist', guest, { rating: 7 }, 'malformed', 'rating'],
] as const)('a survey of %s fails', (what, caller, more, error, field) =>
  pactForCall(storeChatExitSurvey, {
    description: `a request to store a survey of ${what}`,
    states,
    caller,
    input: { ...survey, ...more },
    error,
    field,
  }),
);

const feedback = { featureId: 1, rating: 1, text: 'Clear.', url: '/en/myvelvet/benefits/' };
const robin = guestIsLoggedIn({ guestId: 7, token: pactToken });

// @spec query:feature-feedback.store, rule:feature-feedback-true
test.each([
  ['a feature', [], true],
  ['a feature that was answered before', [1], false],
])('feedback about %s is answered with a boolean', (what, featureFeedbackIds, isStored) =>
  pactForCall(featureFeedback, {
    description: `a mutation to store feedback about ${what}`,
    states: [robin, guestIsKnown({ guestId: 7, featureFeedbackIds })],
    caller: guest,
    input: feedback,
    answer: isStored,
    exact: [''],
  }),
);

test.each([
  ['about an unknown feature', guest, { featureId: 999 }, 'unknown', 'featureId'],
  ['with a rating that does not exist', guest, { rating: 7 }, 'malformed', 'rating'],
  ['after the session ended', expiredGuest, {}, 'needLogin', null],
] as const)('feedback %s fails', (what, caller, more, error, field) =>
  pactForCall(featureFeedback, {
    description: `a mutation to store feedback ${what}`,
    states: [robin],
    caller,
    input: { ...feedback, ...more },
    error,
    field,
  }),
);

const opinion: InputOf<typeof storeFeedback> = {
  currentUrl: '/en/magazine/',
  mobile: false,
  feedback: 'More evenings, please.',
  email: 'thea@example.org',
  rating: 4,
};

const active = { type: 'feedback', isActive: true, timeLimit: null } as const;

// @spec rest:surveys.feedback-data.get
test('a visitor reads which survey is active', () =>
  pactForCall(
    getFeedbackData,
    {
      description: 'a request for the survey that is active',
      states: [],
      caller: anonymous,
      input: {},
      answer: active,
      exact: ['isActive'],
    },
    async (side) => {
      const store = new Feedback(side);
      await store.load();
      expect(store.state).toBe('queued');
    },
  ));

test('a guest who gave feedback reads from when the survey is active again', () =>
  pactForCall(
    getFeedbackData,
    {
      description: 'a request for the survey that is active, soon after feedback',
      states: [robin, guestGaveFeedback({ guestId: 7 })],
      caller: guest,
      input: {},
      answer: { type: 'feedback', isActive: false, timeLimit: '2026-11-21T19:00:00.000Z' },
      exact: ['isActive'],
    },
    async (side) => {
      const store = new Feedback(side);
      await store.load();
      expect(store.state).toBe('timeLimited');
    },
  ));

// @spec rest:surveys.feedback.store
test('a guest gives feedback', () =>
  pactForCall(storeFeedback, {
    description: 'a request to store feedback',
    states: [robin],
    caller: guest,
    input: opinion,
    answer: { timeLimit: null },
    exact: ['timeLimit'],
  }));

// @spec error:survey-time-limited
test('a guest who gave feedback is told from when the next one is possible', () =>
  pactForCall(storeFeedback, {
    description: 'a request to store feedback soon after another',
    states: [robin, guestGaveFeedback({ guestId: 7 })],
    caller: guest,
    input: opinion,
    answer: { timeLimit: '2026-11-21T19:00:00.000Z' },
  }));

test.each([
  ['an address that is none', { email: 'nobody' }, 'email'],
  ['a rating that does not exist', { rating: 6 }, 'rating'],
] as const)('feedback with %s fails', (what, more, field) =>
  pactForCall(storeFeedback, {
    description: `a request to store feedback with ${what}`,
    states: [robin],
    caller: guest,
    input: { ...opinion, ...more },
    error: 'malformed',
    field,
  }),
);
