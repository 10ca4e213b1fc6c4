import { ChatExitSurvey, type RatedChat } from '@lounge/stores/engagement/surveys';
import { defineModule } from '../../shared/define-module.ts';

/** The surveys of the chats that ended on this page. */
export const { use: useSurveys } = defineModule({
  key: 'surveys',
  create: ({ context }) => {
    const surveys = new Map<string, ChatExitSurvey>();
    /** The survey of a chat, the same one for the page's lifetime. */
    const open = (chat: RatedChat): ChatExitSurvey => {
      const survey = surveys.get(chat.chatId) ?? new ChatExitSurvey(chat, context);
      surveys.set(chat.chatId, survey);
      return survey;
    };
    return { open };
  },
});
