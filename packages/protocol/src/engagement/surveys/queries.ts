import { mutation, writes } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { chatRatingValue, maxSurveyFeedback } from './rest.ts';

/** The features that guests are asked about, by id. @assumed Which these are; the documents name ids only. */
export const feedbackFeatures = { benefits: 1 } as const;

/**
 * Stores what a guest thinks of a feature, once: the answer is exactly true, and false where the guest has answered before.
 * @spec query:feature-feedback.store, rule:feature-feedback-true
 * @assumed The ratings of a chat; the lengths; that the answer is nothing but the boolean. Ids that were answered are among the guest's
 * `featureFeedbackIds`.
 */
export const featureFeedback = mutation('engagement/surveys/featureFeedback', {
  needs: 'guest',
  input: s.object({
    featureId: s.entityId,
    rating: chatRatingValue,
    text: s.nullable(s.boundedString(maxSurveyFeedback)),
    url: s.boundedString(300),
  }),
  answer: s.boolean,
  failures: ['needLogin', 'unknown', 'malformed'],
  forbiddenBy: writes,
  purpose: 'Stores what a guest thinks of a feature.',
});
