import type { ChatLogItem } from '@lounge/kit/chat-message-log';
import { formatTime } from '@lounge/locale';
import type { Gift } from '@lounge/stores/content/gifts';
import type { LiveChatData } from '@lounge/stores/content/live-chat';
import type { Message, OutboxItem } from '@lounge/stores/content/messenger';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { messages } from '../LiveChat.messages.ts';

/** Dependencies of the log besides the messages. */
export interface LogTexts {
  readonly intl: IntlShape;
  readonly timeZone: string;
  readonly gift: (id: number) => Gift | null;
  readonly giftName: (gift: Gift) => string;
  readonly giftArt: (gift: Gift) => ReactNode;
}

/** The chat that runs, and the ids of those before it. */
export interface LoggedChats {
  readonly chat: LiveChatData;
  readonly earlier: ReadonlySet<string | null>;
}

type Author = Extract<ChatLogItem, { kind: 'message' }>['from'];

const giftItems = (
  base: { id: string; at: number | string; from: Author; price: number },
  counts: readonly { giftId: number; quantity: number }[],
  { gift, giftName, giftArt }: LogTexts,
): ChatLogItem[] =>
  counts.flatMap(({ giftId, quantity }, index) => {
    const found = gift(giftId);
    if (found === null) return [];
    const { id, at, from, price } = base;
    return [
      {
        id: `${id} gift ${index}`,
        kind: 'gift' as const,
        at,
        from,
        gift: giftName(found),
        count: quantity,
        art: giftArt(found),
        // The price of a message is that of all its gifts.
        ...(index === 0 ? { price } : {}),
      },
    ];
  });

const toyStates = {
  remote_toy_queued: 'queued',
  remote_toy_started: 'started',
  remote_toy_ended: 'ended',
  remote_toy_failed: 'stopped',
  remote_toy_given_back: 'givenBack',
} as const;

const isToy = (type: string): type is keyof typeof toyStates => Object.hasOwn(toyStates, type);

const systemItem = (message: Message, chat: LiveChatData, { intl, timeZone }: LogTexts): ChatLogItem[] => {
  const { messageType, data, text } = message;
  const base = { id: `m${message.messageId}`, at: message.date };
  if (messageType === 'chat_start' || messageType === 'voyeur_info') {
    const byVoucher = message.chatId === chat.chatId && chat.voucherSeconds + chat.voucherSecondsLeft > 0;
    const time = formatTime(message.date, timeZone);
    return [
      {
        ...base,
        kind: 'chatStart',
        text: intl.formatMessage(byVoucher ? messages.startedByVoucher : messages.startedAt, { time }),
      },
    ];
  }
  if (messageType === 'chat_end') return [{ ...base, kind: 'chatEnd' }];
  if (messageType === 'charge_success' || messageType === 'charge_failure') {
    const outcome = messageType === 'charge_success' ? ('added' as const) : ('failed' as const);
    return [{ ...base, kind: 'charge', outcome, amount: data?.coins?.value ?? 0 }];
  }
  if (isToy(messageType)) {
    const duration = data?.seconds ?? undefined;
    const [control, amount] = [data?.name ?? '', data?.coins?.value];
    return [{ ...base, kind: 'toy', control, state: toyStates[messageType], duration, amount }];
  }
  return text === null ? [] : [{ ...base, kind: 'note', text }];
};

const receivedItems = (message: Message, chat: LiveChatData, texts: LogTexts): ChatLogItem[] => {
  if (message.senderType === 'system') return systemItem(message, chat, texts);
  const id = message.key ?? `m${message.messageId}`;
  const from: Author = message.senderType === 'guest' ? 'guest' : 'actor';
  const at = message.date;
  return [
    ...(message.text === null ? [] : [{ id, kind: 'message' as const, at, from, text: message.text }]),
    ...giftItems({ id, at, from, price: message.price.value }, message.includedGifts, texts),
  ];
};

const waitingItems = (item: OutboxItem, texts: LogTexts): ChatLogItem[] => {
  const { key: id, at, text, gifts } = item;
  const state = item.state === 'failed' ? ('failed' as const) : ('sending' as const);
  return [
    ...(text === null ? [] : [{ id, kind: 'message' as const, at, from: 'guest' as const, text, state }]),
    // A gift that failed was not given; the tray says so.
    ...(state === 'failed' ? [] : giftItems({ id, at, from: 'guest', price: 0 }, gifts, texts)),
  ];
};

/**
 * The log of a chat: what was written and given in it, and in the chats from which the guest changed into it, oldest first, unconfirmed
 * messages last.
 */
export const logOf = (
  { received, waiting }: { received: readonly Message[]; waiting: readonly OutboxItem[] },
  { chat, earlier }: LoggedChats,
  texts: LogTexts,
): readonly ChatLogItem[] => {
  const isShown = ({ chatId }: { readonly chatId: string | null }) => chatId === chat.chatId || earlier.has(chatId);
  /** The items of a message; those of this chat are marked where it is free. */
  const marked = (items: readonly ChatLogItem[], { chatId }: { readonly chatId: string | null }) =>
    chat.kind === 'freeChat' && chatId === chat.chatId ? items.map((item) => ({ ...item, isFreechat: true })) : items;
  return [
    ...received.filter(isShown).flatMap((each) => marked(receivedItems(each, chat, texts), each)),
    ...waiting.filter(isShown).flatMap((each) => marked(waitingItems(each, texts), each)),
  ];
};
