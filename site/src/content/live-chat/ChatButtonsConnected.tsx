import { ChatButton, ChatButtonRow, possibleFirst, type ChatKind } from '@lounge/kit/chat-button';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';
import { messages } from '../actors/Performer.messages.ts';
import { messengerPath } from '../messenger/messenger-links.ts';
import { useTicketShow } from '../tickets/use-ticket-show.ts';
import { obstacleOf, offersOf } from './chat-offers.ts';
import { priceOfKind } from './price-of-kind.ts';
import { useStartChat, type PressedChat } from './use-start-chat.ts';
import { useVoiceCall } from './voice/use-voice-call.tsx';

/**
 * The row of chat buttons with prices per minute, available kinds first. A message opens the messenger, or the log-in for
 * anonymous visitors; a voice call needs no account.
 * @spec feature:performers.profile, feature:account.locked, feature:chat.text, feature:chat.toy-control
 */
export const ChatButtonsConnected = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const { stores, config, paymentDialog } = useApp();
  const navigate = useNavigate();
  const { language } = config;
  const { isLoggedIn, isLocked } = stores.guest;
  const ticketShow = useTicketShow(actor);
  const startChat = useStartChat();
  const voiceCall = useVoiceCall(actor);
  const start = (kind: PressedChat['kind']) => () =>
    startChat({ slug: actor.slug, actorId: actor.id, kind, price: priceOfKind(actor, kind, false) });
  const starts: Partial<Record<ChatKind, () => void>> = {
    videoChat: start('videoChat'),
    voyeurChat: start('voyeurChat'),
    freeChat: start('freeChat'),
    toyControl: start('toyControl'),
    textChat: start('textChat'),
    voiceCall: voiceCall.call,
    message: () => (isLoggedIn ? void navigate(messengerPath(language, actor.id)) : paymentDialog.open('log-in')),
  };
  const chats = offersOf(actor, intl, ticketShow !== null).map((offer) => {
    if (offer.kind === 'ticketShow' && ticketShow !== null && !isLocked) return { ...offer, ...ticketShow };
    const obstacle = obstacleOf(offer.kind, actor, isLocked);
    return { ...offer, obstacle, state: obstacle === undefined ? ('available' as const) : ('unavailable' as const) };
  });
  return (
    <>
      <ChatButtonRow label={intl.formatMessage(messages.talk, { name: actor.name })}>
        {possibleFirst(chats).map((chat, at) => (
          <ChatButton key={chat.kind} onStart={starts[chat.kind]} {...chat} primary={at === 0} />
        ))}
      </ChatButtonRow>
      {voiceCall.slot}
    </>
  );
});
