import { BillDispute } from '@lounge/kit/bill-dispute';
import { ChatEndSummary, type ChatBill, type EndedKind } from '@lounge/kit/chat-end-summary';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import { chargeSoFar } from '@lounge/protocol/content/live-chat';
import type { ActorData } from '@lounge/stores/content/actors';
import type { ChatBillData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messengerPath } from '../messenger/messenger-links.ts';
import { messages } from './LiveChat.messages.ts';
import { useLiveChat } from './live-chat-stores.ts';
import { priceOfKind } from './price-of-kind.ts';

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
  const { price, spent, giftsSpent, voucherMinutes, seconds, balance } = bill;
  if (price === null && giftsSpent === 0) return null;
  const covered = Math.min(seconds, voucherMinutes * 60);
  const byVoucher = price === null ? 0 : chargeSoFar(price, covered);
  return {
    pricePerMinute: price,
    amount: spent + byVoucher,
    voucher: voucherMinutes > 0 ? { minutes: voucherMinutes, amount: byVoucher } : null,
    gifts: giftsSpent > 0 ? { amount: giftsSpent, items: [] } : null,
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

/**
 * What a chat cost and why it ended, with the next steps.
 * @spec screen:chat.end-summary, feature:chat.end
 */
export const ChatSummaryConnected = observer(({ actor, bill }: { actor: ActorData; bill: ChatBillData }) => {
  const { config } = useApp();
  const { chat } = useLiveChat();
  const { language, brand } = config;
  const price = priceOfKind(actor, bill.kind, bill.withCamera);
  const isPaid = bill.price !== null;
  const again = (): void => void chat.startAgain(price);
  const { video } = actor.prices;
  const goOn = (): void =>
    void chat.start({ actorId: actor.id, kind: 'videoChat', withCamera: false, price: video, showId: null });
  return (
    <ChatEndSummary
      kind={kindOf[bill.kind]}
      name={bill.actorName}
      picture={pictureContent(actor.portrait)}
      exitCode={bill.exitCode}
      endedAt={bill.endedAt}
      seconds={bill.seconds}
      bill={shownBill(bill)}
      again={
        bill.kind === 'textChat' && actor.isOnline && video !== null
          ? { pricePerMinute: video, onStart: goOn }
          : actor.isOnline && chat.wish !== null && isPaid && price !== null
            ? { pricePerMinute: price, onStart: again }
            : null
      }
      dispute={isPaid || bill.giftsSpent > 0 ? <Dispute bill={bill} /> : undefined}
      links={{
        message: messengerPath(language, bill.actorId),
        topUp: paymentWindowPath(language, 'top-up'),
        ageCheck: pathTo('personal.age-check', language, { product: brand }),
        show: pathTo('performer.live-show', language, { actorName: bill.actorSlug }),
      }}
    />
  );
});
