import { BillDispute } from '@lounge/kit/bill-dispute';
import type { ChatBillData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './LiveChat.messages.ts';
import { useLiveChat } from './live-chat-stores.ts';

/** Where a guest says what is wrong with a bill, after the chat or in the history; its answer comes by push. */
export const BillDisputeConnected = observer(({ bill }: { bill: ChatBillData }) => {
  const { chat, history } = useLiveChat();
  const intl = useIntl();
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open');
  const dispute = async (text: string): Promise<void> => {
    setState('sending');
    setState((await history.dispute(bill.chatId, 'other', text)) ? 'sent' : 'failed');
  };
  const ended = chat.state.kind === 'ended' ? chat.state.bill : null;
  const { dispute: status } = ended?.chatId === bill.chatId ? ended : bill;
  const isAnswered = status === 'refunded' || status === 'declined';
  return (
    <BillDispute
      state={isAnswered ? 'answered' : status === 'open' ? 'sent' : state}
      answer={isAnswered ? intl.formatMessage(messages[status]) : undefined}
      onDispute={({ text }) => void dispute(text)}
    />
  );
});
