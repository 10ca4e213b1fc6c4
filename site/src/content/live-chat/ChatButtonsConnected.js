import { jsx as _jsx } from 'react/jsx-runtime';
import { ChatButton, ChatButtonRow } from '@lounge/kit/chat-button';
import { formatWeekdayTime } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/StoresContext.js';
import { messages } from '../actors/Performer.messages.js';
const perMinute = (amount, was) => (amount === null ? {} : { price: { amount, per: 'minute', was: was ?? undefined } });
/** The ways to talk that a performer offers, the main one first. */
const offersOf = (actor, intl, showAt) => {
  const { prices } = actor;
  const free = prices.freeMessages;
  return [
    { kind: 'videoChat', ...perMinute(prices.video, prices.basePriceVideo) },
    ...(actor.freeChat ? [{ kind: 'freeChat' }] : []),
    ...(actor.isVoyeurChatAvailable ? [{ kind: 'voyeurChat', ...perMinute(prices.voyeur) }] : []),
    ...(actor.isVoiceCallAvailable ? [{ kind: 'voiceCall', ...perMinute(prices.voiceCall) }] : []),
    {
      kind: 'message',
      ...(prices.message === null ? {} : { price: { amount: prices.message, per: 'each' } }),
      ...(free > 0 ? { voucher: intl.formatMessage(messages.freeLeft, { count: free }) } : {}),
    },
    ...(actor.isToyControlAvailable ? [{ kind: 'toyControl', ...perMinute(prices.toyControl) }] : []),
    ...(showAt === null ? [] : [{ kind: 'ticketShow', note: showAt }]),
  ];
};
/**
 * The row of chat buttons with prices per minute. Chats cannot be started yet, which the buttons say when they are used.
 * @spec feature:performers.profile
 */
export const ChatButtonsConnected = observer(({ actor }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const showAt = actor.nextShowAt === null ? null : formatWeekdayTime(actor.nextShowAt, language);
  const needsPresence = (kind) => kind !== 'message' && kind !== 'ticketShow';
  return _jsx(ChatButtonRow, {
    label: intl.formatMessage(messages.talk, { name: actor.name }),
    children: offersOf(actor, intl, showAt).map((offer, at) => {
      const isAway = needsPresence(offer.kind) && !actor.isOnline;
      const state = isAway ? { state: 'unavailable', reason: intl.formatMessage(messages.notHere) } : {};
      return _jsx(ChatButton, { ...offer, ...state, primary: at === 0 }, offer.kind);
    }),
  });
});
//# sourceMappingURL=ChatButtonsConnected.js.map
