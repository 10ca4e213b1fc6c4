import { conditions, describe } from '../../declare/describe.ts';
import { featureFeedback } from './queries.ts';
import { getFeedbackData, storeChatExitSurvey, storeFeedback } from './rest.ts';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(featureFeedback.input, {
    featureId: 'a feature that guests are asked about',
    rating: '1 good, 0 bad',
    text: 'the guest’s own words, up to 500 characters; null without any',
    url: 'the path of the page where it was asked, up to 300 characters',
  }),
  describe(storeChatExitSurvey.input, {
    currentUrl: 'the path of the page where it was asked, up to 300 characters',
    chatId: 'a chat that is over; of an anonymous voice call its `clientId`',
    actorId: 'whom the guest talked to',
    mobile: 'whether it was asked on a phone',
    feedback: 'the guest’s own words, up to 500 characters; null without any',
    rating: '1 good, 0 bad',
    isAnonymousVoicecall: 'whether `chatId` is the `clientId` of a voice call',
    chatType: 'the kind of that chat',
  }),
  describe(storeChatExitSurvey.answer, {
    isStored: 'false if the chat was rated before or never had a picture',
  }),
  describe(getFeedbackData.answer, {
    type: 'the survey, feedback about the site',
    isActive: 'whether it can be answered now',
    timeLimit: 'the instant from which it can be answered again; null if it can be now',
  }),
  describe(storeFeedback.input, {
    currentUrl: 'the path of the page where it was asked, up to 300 characters',
    mobile: 'whether it was asked on a phone',
    feedback: 'the visitor’s own words, up to 1,000 characters; null without any',
    email: 'an address for a reply only, which is deleted after 90 days; null without a wish for one',
    rating: 'from 1, bad, to 5, good',
  }),
  describe(storeFeedback.answer, {
    timeLimit: 'null if it was stored; else it was not, and the next one is possible from this instant',
  }),
  conditions(storeFeedback, { email: 'not an e-mail address' }),
  conditions(storeChatExitSurvey, { chatType: 'not the kind of that chat' }),
].flat();
