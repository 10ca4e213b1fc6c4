import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'kit.chatHistory.title', defaultMessage: 'Your chats' },
    time: { id: 'kit.chatHistory.time', defaultMessage: 'Time' },
    spent: { id: 'kit.chatHistory.spent', defaultMessage: 'Spent' },
    filter: { id: 'kit.chatHistory.filter', defaultMessage: 'Kind of chat' },
    all: { id: 'kit.chatHistory.all', defaultMessage: 'All' },
    with: { id: 'kit.chatHistory.with', defaultMessage: 'With' },
    started: { id: 'kit.chatHistory.started', defaultMessage: 'Started' },
    duration: { id: 'kit.chatHistory.duration', defaultMessage: 'Duration' },
    voucher: { id: 'kit.chatHistory.voucher', defaultMessage: 'Voucher' },
    coins: { id: 'kit.chatHistory.coins', defaultMessage: 'Coins' },
    next: { id: 'kit.chatHistory.next', defaultMessage: 'Next' },
    again: { id: 'kit.chatHistory.again', defaultMessage: 'Chat again' },
    message: { id: 'kit.chatHistory.message', defaultMessage: 'Message' },
    show: { id: 'kit.chatHistory.show', defaultMessage: 'See show' },
    back: { id: 'kit.chatHistory.back', defaultMessage: 'To the chat' },
    unsettled: { id: 'kit.chatHistory.unsettled', defaultMessage: 'Being settled' },
    open: { id: 'kit.chatHistory.open', defaultMessage: 'In review' },
    refunded: { id: 'kit.chatHistory.refunded', defaultMessage: 'Paid back' },
    declined: { id: 'kit.chatHistory.declined', defaultMessage: 'Checked, it is right' },
    showBill: { id: 'kit.chatHistory.showBill', defaultMessage: 'Show the bill' },
    hideBill: { id: 'kit.chatHistory.hideBill', defaultMessage: 'Hide the bill' },
    more: { id: 'kit.chatHistory.more', defaultMessage: 'Show earlier chats' },
    loading: { id: 'kit.chatHistory.loading', defaultMessage: 'Your chats are loading.' },
    empty: { id: 'kit.chatHistory.empty', defaultMessage: 'No chat yet' },
    emptyText: {
      id: 'kit.chatHistory.emptyText',
      defaultMessage: 'Every chat that you had is listed here with its bill.',
    },
    emptyKind: { id: 'kit.chatHistory.emptyKind', defaultMessage: 'None of this kind' },
    emptyKindText: { id: 'kit.chatHistory.emptyKindText', defaultMessage: 'Your other chats are under “All”.' },
    failed: { id: 'kit.chatHistory.failed', defaultMessage: 'Your chats did not load' },
    failedText: { id: 'kit.chatHistory.failedText', defaultMessage: 'It is our side, not yours.' },
    retry: { id: 'kit.chatHistory.retry', defaultMessage: 'Try again' },
    whoIsLive: { id: 'kit.chatHistory.whoIsLive', defaultMessage: 'See who is live' },
    showAll: { id: 'kit.chatHistory.showAll', defaultMessage: 'Show all' },
  }),
  ...defineMessages<{
    inMonth: { month: string };
    count: { count: number };
    voucherTime: { time: string };
    refundedCoins: { coins: string };
  }>({
    refundedCoins: { id: 'kit.chatHistory.refundedCoins', defaultMessage: '{coins} paid back' },
    inMonth: { id: 'kit.chatHistory.inMonth', defaultMessage: 'In {month}' },
    count: { id: 'kit.chatHistory.count', defaultMessage: '{count, plural, one {# chat} other {# chats}}' },
    voucherTime: { id: 'kit.chatHistory.voucherTime', defaultMessage: '{time} min' },
  }),
};
