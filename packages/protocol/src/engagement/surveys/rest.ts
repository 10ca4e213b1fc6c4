import { post, read, writes } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { chatKind } from '../../content/live-chat/schemas.ts';

/** The longest text of a survey. @assumed */
export const maxSurveyFeedback = 500;

/**
 * How a guest rates a chat.
 * @assumed The two answers that are drawn; the documents show no scale. On the wire 1 and 0, as for albums.
 */
export const chatRating = { bad: 0, good: 1 } as const;

/** A rating on the wire. */
export const chatRatingValue = s.integerBetween(chatRating.bad, chatRating.good);

/**
 * Stores how a guest found a chat that is over; it counts among the performer's ratings once.
 * @spec rest:surveys.chat-exit.store, feature:feedback.chat-exit, entity:survey
 * @assumed The full path, the answer and the lengths. `isStored` is false if the chat was rated before, or had no picture. With
 * `isAnonymousVoicecall` the chat id is the client id of a voice call of this visitor.
 */
export const storeChatExitSurvey = post('engagement/surveys/storeChatExitSurvey', {
  path: '/rest/v1/surveys/chatexit',
  input: s.object({
    currentUrl: s.boundedString(300),
    chatId: s.boundedString(64),
    actorId: s.entityId,
    mobile: s.boolean,
    feedback: s.nullable(s.boundedString(maxSurveyFeedback)),
    rating: chatRatingValue,
    isAnonymousVoicecall: s.boolean,
    chatType: chatKind,
  }),
  answer: s.object({ isStored: s.boolean }),
  failures: ['needLogin', 'unknown', 'malformed'],
  forbiddenBy: writes,
  purpose: 'Stores how a guest found a chat.',
});

/** The longest feedback about the site. @assumed */
export const maxFeedback = 1000;

/** The ratings of the site, 1 to 5. @assumed The scale that is drawn; the documents name a rating and no scale. */
export const maxFeedbackRating = 5;

/** For how long an e-mail address that came with feedback is kept, in days. @assumed It is for a reply only. */
export const feedbackMailDays = 90;

/**
 * Reads which survey is queued as active, and until when the visitor cannot answer it.
 * @spec rest:surveys.feedback-data.get
 * @assumed The full path and the fields; the only type that is queued by itself is the feedback about the site.
 */
export const getFeedbackData = read('engagement/surveys/getFeedbackData', {
  path: '/rest/v1/surveys/feedbackdata',
  input: s.empty,
  answer: s.object({ type: s.literal('feedback'), isActive: s.boolean, timeLimit: s.nullable(s.instant) }),
  purpose: 'Reads which survey is queued as active.',
});

/**
 * Stores feedback about the site. An answer with `timeLimit` stores nothing: the visitor, or the network, gave some before.
 * @spec rest:surveys.feedback.store, error:survey-time-limited
 * @assumed The full path, the lengths, and that `timeLimit` is the instant from which the next feedback is possible.
 */
export const storeFeedback = post('engagement/surveys/storeFeedback', {
  path: '/rest/v1/surveys/feedback',
  input: s.object({
    currentUrl: s.boundedString(300),
    mobile: s.boolean,
    feedback: s.nullable(s.boundedString(maxFeedback)),
    email: s.nullable(s.boundedString(254)),
    rating: s.integerBetween(1, maxFeedbackRating),
  }),
  answer: s.object({ timeLimit: s.nullable(s.instant) }),
  failures: ['malformed'],
  forbiddenBy: writes,
  purpose: 'Stores feedback about the site.',
});
