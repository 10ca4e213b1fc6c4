import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    byTicket: { id: 'kit.chatEndSummary.byTicket', defaultMessage: 'Your ticket has paid for it.' },
    showOver: { id: 'kit.chatEndSummary.showOver', defaultMessage: 'The show is over.' },
    nothingCharged: { id: 'kit.chatEndSummary.nothingCharged', defaultMessage: 'Nothing was charged.' },
    backToShow: { id: 'kit.chatEndSummary.backToShow', defaultMessage: 'Back to the show' },
    startAgain: { id: 'kit.chatEndSummary.startAgain', defaultMessage: 'Start again' },
    startVideo: { id: 'kit.chatEndSummary.startVideo', defaultMessage: 'Go on in a video chat' },
    lookIn: { id: 'kit.chatEndSummary.lookIn', defaultMessage: 'Look in' },
    slashMinute: { id: 'kit.chatEndSummary.slashMinute', defaultMessage: '/min' },
    write: { id: 'kit.chatEndSummary.write', defaultMessage: 'Write a message' },
    addCoins: { id: 'kit.chatEndSummary.addCoins', defaultMessage: 'Add coins' },
    seeShow: { id: 'kit.chatEndSummary.seeShow', defaultMessage: 'See the show' },
    checkAge: { id: 'kit.chatEndSummary.checkAge', defaultMessage: 'Check your age' },
    cost: { id: 'kit.chatEndSummary.cost', defaultMessage: 'What it cost' },
    duration: { id: 'kit.chatEndSummary.duration', defaultMessage: 'Duration' },
    perMinute: { id: 'kit.chatEndSummary.perMinute', defaultMessage: 'A minute' },
    ticket: { id: 'kit.chatEndSummary.ticket', defaultMessage: 'Ticket' },
    ticketBack: { id: 'kit.chatEndSummary.ticketBack', defaultMessage: 'Refunded' },
    gifts: { id: 'kit.chatEndSummary.gifts', defaultMessage: 'Gifts' },
    toyControls: { id: 'kit.chatEndSummary.toyControls', defaultMessage: 'Toy control patterns' },
    together: { id: 'kit.chatEndSummary.together', defaultMessage: 'Together' },
    balance: { id: 'kit.chatEndSummary.balance', defaultMessage: 'Balance now' },
    bySecond: {
      id: 'kit.chatEndSummary.bySecond',
      defaultMessage: 'Every second counts by itself. Vouchers are used first, then coins.',
    },
  }),
  ...defineMessages<{ minutesFree: { time: string } }>({
    minutesFree: { id: 'kit.chatEndSummary.minutesFree', defaultMessage: '{time} min free' },
  }),
  ...defineMessages<{
    chat: { name: string };
    watched: { name: string };
    show: { name: string };
    call: { name: string };
    preview: { name: string };
    toyLost: { name: string };
  }>({
    toyLost: { id: 'kit.chatEndSummary.toyLost', defaultMessage: '{name}’s toy lost its connection.' },
    chat: { id: 'kit.chatEndSummary.chat', defaultMessage: 'Your chat with {name}' },
    watched: { id: 'kit.chatEndSummary.watched', defaultMessage: 'You looked in on {name}' },
    show: { id: 'kit.chatEndSummary.show', defaultMessage: 'The show of {name}' },
    call: { id: 'kit.chatEndSummary.call', defaultMessage: 'Your call with {name}' },
    preview: { id: 'kit.chatEndSummary.preview', defaultMessage: 'The preview of {name}' },
  }),
  ...defineMessages<{
    coinsAMinute: { price: string };
    since: { time: string };
    timeAt: { time: string; price: string };
    untilUsedUp: { time: string };
    watchedFor: { time: string };
    voucher: { time: string };
    left: { time: string };
    leftUntil: { time: string; date: string };
    yours: { gift: string };
    givenBack: { coins: string };
  }>({
    givenBack: {
      id: 'kit.chatEndSummary.givenBack',
      defaultMessage: '{coins} coins are back for what did not run',
    },
    coinsAMinute: { id: 'kit.chatEndSummary.coinsAMinute', defaultMessage: '{price} coins a minute' },
    since: { id: 'kit.chatEndSummary.since', defaultMessage: 'Nothing has been charged since {time}.' },
    timeAt: { id: 'kit.chatEndSummary.timeAt', defaultMessage: '{time} min at {price} a minute' },
    untilUsedUp: {
      id: 'kit.chatEndSummary.untilUsedUp',
      defaultMessage: '{time} min, until your coins were used up',
    },
    watchedFor: { id: 'kit.chatEndSummary.watchedFor', defaultMessage: 'You watched {time} min' },
    voucher: { id: 'kit.chatEndSummary.voucher', defaultMessage: 'Voucher, {time} min' },
    left: { id: 'kit.chatEndSummary.left', defaultMessage: '{time} min left on it' },
    leftUntil: { id: 'kit.chatEndSummary.leftUntil', defaultMessage: '{time} min left on it until {date}' },
    yours: { id: 'kit.chatEndSummary.yours', defaultMessage: '{gift} was one of yours' },
  }),
};
