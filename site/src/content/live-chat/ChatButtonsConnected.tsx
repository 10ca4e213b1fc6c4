import type { ChatButtonState, ChatKind } from '@lounge/kit/chat-button';
import { ChatButtonGroup, chatOffersOf } from '@lounge/kit/chat-button-group';
import { useKit } from '@lounge/kit/kit-provider';
import { formatTime, formatWeekdayTime, pathTo } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { ageCheckPathTo } from '../../shared/use-age-check-path.ts';
import { NeedsScript } from '../../foundation/page/NeedsScript.tsx';
import { useNow } from '../../foundation/page/use-now.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { useTicketShow } from '../tickets/use-ticket-show.ts';
import { ChatElsewhereConnected } from './ChatElsewhereConnected.tsx';
import { useLiveChat } from './live-chat-stores.ts';
import { chatGuestOf, performerOffersOf, progressOf } from './offers-of.ts';
import { priceOfKind } from './price-of-kind.ts';
import { RefillOutcome } from './RefillOutcome.tsx';
import { useRefill } from './use-refill.ts';
import { useRunningChat } from './use-running-chat.ts';
import { useStartChat, type PressedChat } from './use-start-chat.ts';
import { useWelcome } from './use-welcome.ts';
import { WelcomeSwitch } from './WelcomeSwitch.tsx';
import { useVoiceCall } from './voice/use-voice-call.tsx';
import { pathBackTo } from '../../shared/wanted-chat-path.ts';
import { WantedChatConnected } from './WantedChatConnected.tsx';

/** Until when a performer's chat is free, as text; undefined while that is not known. Pushes move it. */
const useFreeUntil = (actor: ActorData): string | undefined => {
  const { timeZone } = useKit();
  const free = useLiveChat().freeChats.open(actor.id);
  const isUnknown = actor.freeChat && free.data.state === 'idle';
  useRead(free.data, isUnknown);
  const endsAt = actor.freeChat ? (free.data.value?.endsAt ?? null) : null;
  return endsAt === null ? undefined : formatTime(endsAt, timeZone);
};

/** From when on the guest can start the next text chat with a performer, as text; undefined if now, or while it is not known. */
const useNextTextChat = (actor: ActorData): string | undefined => {
  const { textChats } = useLiveChat();
  const { stores } = useApp();
  const { language, timeZone } = useKit();
  const isUnknown = stores.guest.isLoggedIn && textChats.data.state === 'idle';
  useRead(textChats.data, isUnknown);
  const now = useNow();
  const next = textChats.nextAt(actor.id);
  return next === null ? undefined : formatWeekdayTime(next, language, now, timeZone);
};

const started: Partial<Readonly<Record<ChatKind, PressedChat['kind']>>> = {
  videoChat: 'videoChat',
  voyeurChat: 'voyeurChat',
  freeChat: 'freeChat',
  toyControl: 'toyControl',
  textChat: 'textChat',
  welcomeChat: 'conversionChat',
};

/**
 * All chats of the guest with a performer. They follow her state and prices, and the guest's coins, vouchers, age check and chat. A press
 * starts the chat, or leads to a missing condition; a voice call needs no account.
 * @spec feature:performers.profile, feature:account.locked, feature:chat.text, feature:chat.toy-control
 */
export const ChatButtonsConnected = observer(({ actor }: { actor: ActorData }) => {
  const { stores, config, paymentDialog } = useApp();
  const navigate = useNavigate();
  const { pathname: here } = useLocation();
  const { coins } = useWallet().wallet;
  const chat = useRunningChat();
  const ticketShow = useTicketShow(actor);
  const startChat = useStartChat();
  const voiceCall = useVoiceCall(actor);
  const refill = useRefill();
  const times = { freeUntil: useFreeUntil(actor), nextTextChat: useNextTextChat(actor) };
  const { language } = config;
  const guest = chatGuestOf(stores.guest, coins?.balance.value ?? null, actor, useWelcome(actor));
  const performer = performerOffersOf(actor, times, ticketShow?.show);
  const progress = progressOf(chat, actor.id);
  const group = useRef<HTMLDivElement>(null);
  const focusOn = useCallback(({ kind }: { kind: ChatKind }): void => {
    group.current?.querySelector<HTMLElement>(`[data-kind="${kind}"]`)?.focus();
  }, []);
  const goTo = (path: string): void => void navigate(path);
  const press = ({ kind, state }: { kind: ChatKind; state: ChatButtonState }): void => {
    if (kind === 'ticketShow') return ticketShow?.onStart();
    if (kind === 'voiceCall') return voiceCall.call();
    if (state === 'needLogin') return paymentDialog.open('sign-up');
    if (state === 'needCoins') return void refill();
    if (state === 'needAgeCheck') return goTo(ageCheckPathTo(pathBackTo(kind, actor.slug, language, here), config));
    if (kind === 'message') return goTo(messengerPath(language, actor.id));
    if (state === 'running') return goTo(pathTo('performer.live-show', language, { actorName: actor.slug }));
    const wire = started[kind];
    if (wire === undefined) return;
    const voucherSeconds = kind === 'videoChat' ? (guest.voucherSeconds ?? 0) : 0;
    const price = priceOfKind(actor, wire, false);
    startChat({ slug: actor.slug, actorId: actor.id, kind: wire, price, voucherSeconds });
  };
  return (
    <>
      <ChatElsewhereConnected />
      <NeedsScript />
      <ChatButtonGroup
        ref={group}
        data-needs-script
        name={actor.name}
        performer={performer}
        guest={guest}
        progress={progress}
        onStart={press}
      />
      <WelcomeSwitch actor={actor} />
      <WantedChatConnected
        actor={actor}
        offers={chatOffersOf(performer, guest, progress)}
        onStart={press}
        onGone={focusOn}
      />
      {voiceCall.slot}
      <RefillOutcome />
    </>
  );
});
