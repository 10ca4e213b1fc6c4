import type { ChatButtonState, ChatKind } from '@lounge/kit/chat-button';
import type { ChatOffer } from '@lounge/kit/chat-button-group';
import { ChatPrompt, type ChatPromptProps } from '@lounge/kit/chat-prompt';
import type { ActorData } from '@lounge/stores/content/actors';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { wantedParameter } from '../../shared/use-age-check-path.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { kinds, messages as chatMessages } from './LiveChat.messages.ts';
import { isWantedKind } from '../../shared/wanted-chat-path.ts';
import { wantedChatOf } from './wanted-chat.ts';
import { messages } from './WantedChat.messages.ts';

interface WantedChatProps {
  actor: ActorData;
  /** Current offers of the performer to the guest. */
  offers: readonly ChatOffer[];
  /** Called when the guest starts it, or follows what is missing. */
  onStart: (start: { kind: ChatKind; state: ChatButtonState }) => void;
  /** Called when the question is gone, which nothing had opened that could get the focus back. */
  onGone: (question: { kind: ChatKind }) => void;
}

interface QuestionProps extends Omit<ChatPromptProps, 'asking'>, Pick<WantedChatProps, 'onGone'> {
  kind: ChatKind;
}

const Question = ({ kind, onGone, ...rest }: QuestionProps) => {
  useEffect(() => () => onGone({ kind }), [kind, onGone]);
  return <ChatPrompt {...rest} asking />;
};

const texts = { ...messages, startable: chatMessages.notCharged };

const yesTexts = {
  startable: messages.start,
  needCoins: chatMessages.noMoney,
  needAgeCheck: chatMessages.checkAge,
  nobodyInChat: messages.seeAll,
  notPossible: messages.seeAll,
} as const;

/** Asks whether to start the chat that the address names, at its price, or says why it is not possible now. */
export const WantedChatConnected = ({ actor, offers, onStart, onGone }: WantedChatProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { language } = useApp().config;
  const [parameters] = useSearchParams();
  const isHydrated = useIsHydrated();
  const kind = parameters.get(wantedParameter);
  if (!isHydrated || !isWantedKind(kind)) return null;
  const offer = offers.find((each) => each.kind === kind) ?? { kind, state: 'unavailable' };
  const wanted = wantedChatOf(offer);
  if (wanted === null) return null;
  const isPossible = wanted !== 'nobodyInChat' && wanted !== 'notPossible';
  // The address then names the page alone, so that going back to it does not ask again.
  const close = async (): Promise<void> => navigate({ search: '' }, { replace: true, preventScrollReset: true });
  const start = async (): Promise<void> => {
    await close();
    if (isPossible) onStart({ kind, state: offer.state });
  };
  return (
    <Question
      kind={kind}
      onGone={onGone}
      title={intl.formatMessage(messages.title, { kind: intl.formatMessage(kinds[kind]), name: actor.name })}
      text={intl.formatMessage(texts[wanted], { name: actor.name })}
      price={isPossible ? offer.price : undefined}
      yes={intl.formatMessage(yesTexts[wanted])}
      no={intl.formatMessage(isPossible ? messages.cancel : messages.toMessages)}
      // The page opens with it, where a key that is meant for the page would begin to cost.
      focusOn={isPossible ? 'no' : 'yes'}
      onYes={() => void start()}
      onNo={() => void (isPossible ? close() : navigate(messengerPath(language, actor.id)))}
    />
  );
};
