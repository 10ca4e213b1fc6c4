import { ChatRating } from '@lounge/kit/chat-rating';
import type { AskedFeature } from '@lounge/stores/engagement/surveys';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { messages, questions } from './FeatureFeedback.messages.ts';
import { useSurveys } from './surveys-stores.ts';

const states = { asked: 'open', sending: 'sending', stored: 'sent', failed: 'failed' } as const;

/**
 * Asks how the guest likes a feature, at the end of its page and once. Choosing sends nothing.
 * @spec screen:overlay.feature-feedback, component:FeatureFeedback, error:feature-feedback-failed, feature:feedback.feature
 * @deviates component:FeatureFeedback 3 docs/decisions/0227
 * @deviates state:feature-feedback 2 docs/decisions/0227
 * @deviates screen:overlay.feature-feedback 2 docs/decisions/0227
 * @deviates feature:feedback.feature 2 docs/decisions/0227
 * @deviates error:feature-feedback-failed docs/decisions/0227
 */
export const FeatureFeedbackConnected = observer(({ feature }: { feature: AskedFeature }) => {
  const intl = useIntl();
  const { pathname: url } = useLocation();
  // What cannot be sent is not asked.
  const { isBarredFromWriting } = useApp().stores.guest;
  const feedback = useSurveys().feedbackOn(feature);
  if (isBarredFromWriting || !feedback.isAsked) return null;
  return (
    <ChatRating
      data-needs-script
      question={intl.formatMessage(questions[feature])}
      note={intl.formatMessage(messages.note)}
      thanks={intl.formatMessage(messages.thanks)}
      state={states[feedback.state]}
      onRate={({ rating, words }) =>
        void feedback.send({ rating: rating === 'good' ? 'good' : 'bad', text: words, url })
      }
    />
  );
});
