import { ChatRating } from '@lounge/kit/chat-rating';
import { showsRating } from '@lounge/kit/rating';
import type { ActorData } from '@lounge/stores/content/actors';
import type { ChatBillData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { isPhone } from '../../shared/viewport.ts';
import { useSurveys } from './surveys-stores.ts';

const states = { queued: 'open', sending: 'sending', stored: 'sent', failed: 'failed' } as const;

/**
 * Asks how a chat was. Nothing is chosen, and choosing sends nothing.
 * @spec screen:overlay.survey-chat-exit, component:SurveyForm, feature:feedback.chat-exit
 */
export const ChatRatingConnected = observer(({ actor, bill }: { actor: ActorData; bill: ChatBillData }) => {
  const { pathname: currentUrl } = useLocation();
  const { chatId, actorId, kind: chatType } = bill;
  // What cannot be sent is not asked.
  const { isBarredFromWriting } = useApp().stores.guest;
  const survey = useSurveys().open({ chatId, actorId, chatType, isAnonymousVoicecall: false });
  const { countRatings: count, satisfactionRate: satisfaction } = actor.ratings.lastNinetyDays;
  if (isBarredFromWriting) return null;
  return (
    <ChatRating
      name={bill.actorName}
      ratings={showsRating({ count, satisfaction }) ? count : undefined}
      state={states[survey.state]}
      onRate={({ rating, words }) =>
        void survey.send({
          rating: rating === 'good' ? 'good' : 'bad',
          feedback: words,
          currentUrl,
          mobile: isPhone(),
        })
      }
    />
  );
});
