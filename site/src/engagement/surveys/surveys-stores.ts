import { ChatExitSurvey, FeatureFeedback, type AskedFeature, type RatedChat } from '@lounge/stores/engagement/surveys';
import { defineModule } from '../../shared/define-module.ts';

/** The surveys of the chats that ended on this page, and the questions about features. */
export const { use: useSurveys } = defineModule({
  key: 'surveys',
  create: ({ context, guest }) => {
    const surveys = new Map<string, ChatExitSurvey>();
    /** The survey of a chat, the same one for the page's lifetime. */
    const open = (chat: RatedChat): ChatExitSurvey => {
      const survey = surveys.get(chat.chatId) ?? new ChatExitSurvey(chat, context);
      surveys.set(chat.chatId, survey);
      return survey;
    };
    const feedback = new Map<AskedFeature, FeatureFeedback>();
    /** The question about a feature, the same one for the page's lifetime. */
    const feedbackOn = (feature: AskedFeature): FeatureFeedback => {
      const known = feedback.get(feature) ?? new FeatureFeedback(feature, context, guest);
      feedback.set(feature, known);
      return known;
    };
    return { open, feedbackOn };
  },
});
