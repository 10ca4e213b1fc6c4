import { post, writes } from '../../declare/call.ts';
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
