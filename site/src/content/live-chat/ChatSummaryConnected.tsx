import { BillDispute } from '@lounge/kit/bill-dispute';
import { ChatEndSummary, type ChatBill, type EndedKind } from '@lounge/kit/chat-end-summary';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import { chargeSoFar } from '@lounge/protocol/content/live-chat';
import type { ActorData } from '@lounge/stores/content/actors';
import type { ChatBillData, LiveChat } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messengerPath } from '../messenger/messenger-links.ts';
import { messages } from './LiveChat.messages.ts';
import { useLiveChat } from './live-chat-stores.ts';
import { OthersLiveConnected } from './OthersLiveConnected.tsx';
import { presenceOf } from './offers-of.ts';
import { priceOfKind } from './price-of-kind.ts';
import { usePerformerReadAgain } from './use-performer-read-again.ts';
import { useStartChat } from './use-start-chat.ts';

const kindOf: Readonly<Record<ChatBillData['kind'], EndedKind>> = {
  videoChat: 'videoChat',
  voyeurChat: 'voyeurChat',
  toyControl: 'toyControl',
  ticketShow: 'ticketShow',
  freeChat: 'freeChat',
  conversionChat: 'welcomeChat',
  textChat: 'textChat',
  voiceCall: 'voiceCall',
};

/** The bill as the kit shows it; null for what costs nothing. */
const shownBill = (bill: ChatBillData): ChatBill | null => {
  const { price, spent, giftsSpent, gifts, voucherMinutes, seconds, balance } = bill;
  if (price === null && gifts.length === 0) return null;
  const covered = Math.min(seconds, voucherMinutes * 60);
  const byVoucher = price === null ? 0 : chargeSoFar(price, covered);
  return {
    pricePerMinute: price,
    amount: spent + byVoucher,
    voucher: voucherMinutes > 0 ? { minutes: voucherMinutes, amount: byVoucher } : null,
    gifts:
      gifts.length > 0
        ? { amount: giftsSpent, items: gifts.map(({ name, spent: amount }) => ({ name, amount })) }
        : null,
    total: spent + giftsSpent,
    balance: balance.value,
  };
};

/** Where a guest says what is wrong with a bill; its answer comes by push. */
const Dispute = observer(({ bill }: { bill: ChatBillData }) => {
  const { chat, history } = useLiveChat();
  const intl = useIntl();
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open');
  const dispute = async (text: string): Promise<void> => {
    setState('sending');
    setState((await history.dispute(bill.chatId, 'other', text)) ? 'sent' : 'failed');
  };
  const { dispute: status } = chat.bill ?? bill;
  const isAnswered = status === 'refunded' || status === 'declined';
  return (
    <BillDispute
      state={isAnswered ? 'answered' : status === 'open' ? 'sent' : state}
      answer={isAnswered ? intl.formatMessage(messages[status]) : undefined}
      onDispute={({ text }) => void dispute(text)}
    />
  );
});

/** Forgets the bill when the guest goes to another page, so that this one shows the performer again. */
const useDismissal = (chat: LiveChat): void => {
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) chat.dismiss();
    };
  }, [chat]);
};

/** Starts the same chat again at the price of now, through the gate of every start; null if that is not possible now. */
const useAgain = (actor: ActorData, bill: ChatBillData): { pricePerMinute?: number; onStart: () => void } | null => {
  const startChat = useStartChat();
  // After the free minute of a text chat the guest can go on in a video chat.
  const kind = bill.kind === 'textChat' ? 'videoChat' : bill.kind;
  const { withCamera } = bill;
  const price = priceOfKind(actor, kind, withCamera);
  const isFree = kind === 'freeChat' && actor.freeChat;
  if (presenceOf(actor) === 'offline' || actor.isBlocked || (price === null && !isFree)) return null;
  const voucherMinutes = kind === 'videoChat' ? actor.voucherChatMinutes : 0;
  const onStart = (): void =>
    startChat({ slug: actor.slug, actorId: actor.id, kind, withCamera, price, voucherMinutes });
  return price === null ? { onStart } : { pricePerMinute: price, onStart };
};

/** Props of ChatSummaryConnected. */
interface ChatSummaryProps {
  actor: ActorData;
  bill: ChatBillData;
  /** Asks how the chat was. */
  rating: ReactNode;
}

/**
 * What a chat cost and why it ended, its rating, and the next steps.
 * @spec screen:chat.end-summary, feature:chat.end
 */
export const ChatSummaryConnected = observer(({ actor, bill, rating }: ChatSummaryProps) => {
  const { config } = useApp();
  const { language, brand } = config;
  useDismissal(useLiveChat().chat);
  usePerformerReadAgain(actor.slug);
  const again = useAgain(actor, bill);
  const isPaid = bill.price !== null;
  return (
    <ChatEndSummary
      kind={kindOf[bill.kind]}
      name={bill.actorName}
      picture={pictureContent(actor.portrait)}
      exitCode={bill.exitCode}
      endedAt={bill.endedAt}
      seconds={bill.seconds}
      bill={shownBill(bill)}
      again={again}
      rating={bill.seconds > 0 ? rating : undefined}
      dispute={isPaid || bill.giftsSpent > 0 ? <Dispute bill={bill} /> : undefined}
      others={<OthersLiveConnected actorId={actor.id} />}
      links={{
        message: messengerPath(language, bill.actorId),
        topUp: paymentWindowPath(language, 'top-up'),
        ageCheck: pathTo('personal.age-check', language, { product: brand }),
        show: pathTo('cams.shows', language),
      }}
    />
  );
});
