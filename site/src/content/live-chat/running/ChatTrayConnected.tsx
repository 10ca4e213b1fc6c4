import { ChatTray } from '@lounge/kit/chat-tray';
import { ReactionBar } from '@lounge/kit/live-reaction';
import type { LiveChatData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useApp } from '../../../shared/app-context.ts';
import { useRead } from '../../../shared/use-read.ts';
import { giftArt, giftName } from '../../messenger/conversation-items.tsx';
import { useLiveChat } from '../live-chat-stores.ts';
import { ToyTrayConnected } from './ToyTrayConnected.tsx';
import { useChatBalance } from './use-chat-balance.ts';
import { inChat, useChatConversation } from './use-chat-conversation.ts';

/** The gifts beside a log, the cheapest first; all of them are on phones, and behind "All gifts". */
const shownBeside = 3;

/** Returns the ref for the panel that is shown: it gets the focus if what had it went with the other one. */
const useFocusOnPanel = (isToys: boolean): RefObject<HTMLElement | null> => {
  const panel = useRef<HTMLElement>(null);
  const wasToys = useRef(isToys);
  useEffect(() => {
    if (wasToys.current !== isToys && document.activeElement === document.body) panel.current?.focus();
    wasToys.current = isToys;
  }, [isToys]);
  return panel;
};

interface ChatTrayConnectedProps {
  actorId: number;
  chat: LiveChatData;
  /** Whether all gifts are shown. */
  isAll: boolean;
  /** Called when all gifts, or the first ones, are to be shown. */
  onAll: (isAll: boolean) => void;
  /** Called when the guest presses what needs the age check first. */
  onAgeCheck: () => void;
  onClose: () => void;
}

/**
 * Reactions, gifts to give in the chat, and the controls of a connected toy: one is chosen, then sent.
 * @spec feature:messenger.gifts, feature:chat.live-reaction, feature:chat.toy-control
 */
export const ChatTrayConnected = observer((props: ChatTrayConnectedProps) => {
  const { actorId, chat, isAll, onAll, onAgeCheck, onClose } = props;
  const { stores, config } = useApp();
  const { messenger, conversation } = useChatConversation(actorId);
  const reactions = useLiveChat().reactions.open(actorId);
  const balance = useChatBalance();
  const [chosen, setChosen] = useState<number | null>(null);
  const [sent, setSent] = useState<string>();
  const toys = useLiveChat().toys.open(actorId);
  const [isToys, setToys] = useState(chat.isToyControl);
  useRead(toys.data);
  // What was bought stays in sight when the toy is lost.
  const hasToys = toys.isConnected === true || toys.runs.length > 0;
  const needsAgeCheck = stores.guest.data.value?.hasAvs === false;
  const { catalogue, owned } = messenger.gifts;
  const gifts = (catalogue.value ?? [])
    .filter(({ id, active }) => active || (owned.get(id) ?? 0) > 0)
    .toSorted((one, other) => (owned.get(other.id) ?? 0) - (owned.get(one.id) ?? 0))
    .map((gift) => ({
      id: gift.id,
      active: gift.active,
      vip: gift.vip,
      owned: owned.get(gift.id) ?? 0,
      name: giftName(gift, config.language),
      price: gift.price.value,
      currency: gift.price.currency,
      category: String(gift.categoryId),
      art: giftArt(gift),
    }));
  const given = (conversation?.waiting ?? []).filter((item) => item.chatId === chat.chatId && item.gifts.length > 0);
  const failed = given.filter(({ state }) => state === 'failed');
  const showsToys = isToys && hasToys;
  const panel = useFocusOnPanel(showsToys);
  if (showsToys) {
    const { actorName: name } = chat;
    return <ToyTrayConnected panel={panel} actorId={actorId} name={name} chat={chat} onClose={() => setToys(false)} />;
  }
  return (
    <ChatTray
      ref={panel}
      tabIndex={-1}
      gifts={isAll ? gifts : gifts.slice(0, shownBeside)}
      chosen={chosen}
      balance={balance}
      isVip={stores.guest.data.value?.isVip ?? false}
      isPending={given.length > failed.length}
      failed={failed.length > 0}
      sent={given.length === 0 ? sent : undefined}
      reactions={<ReactionBar failed={reactions.failure !== null} onReact={({ kind }) => void reactions.send(kind)} />}
      onChoose={({ gift }) => {
        setChosen(gift?.id ?? null);
        setSent(undefined);
      }}
      onSend={({ gift }) => {
        for (const { key } of failed) messenger.outbox.remove(key);
        conversation?.send({ gifts: [{ giftId: gift.id, quantity: 1 }], ...inChat(chat) });
        setChosen(null);
        setSent(gift.name);
        onAll(false);
      }}
      isAllGifts={isAll}
      onAllGifts={gifts.length <= shownBeside ? undefined : () => onAll(!isAll)}
      onToys={hasToys ? () => (needsAgeCheck ? onAgeCheck() : setToys(true)) : undefined}
      onClose={onClose}
    />
  );
});
