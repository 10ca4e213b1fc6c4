import { defineMessages } from 'react-intl';

/** The default texts that replace the price. */
export const stateMessages = defineMessages({
  booking: { id: 'kit.chatState.booking', defaultMessage: 'Booking' },
  opening: { id: 'kit.chatState.opening', defaultMessage: 'Opening' },
  calling: { id: 'kit.chatState.calling', defaultMessage: 'Calling' },
  running: { id: 'kit.chatState.running', defaultMessage: 'Running now' },
  failed: { id: 'kit.chatState.failed', defaultMessage: 'Try again' },
  needLogin: { id: 'kit.chatState.needLogin', defaultMessage: 'Log in first' },
  needCoins: { id: 'kit.chatState.needCoins', defaultMessage: 'Add coins first' },
  needAgeCheck: { id: 'kit.chatState.needAgeCheck', defaultMessage: 'Check your age first' },
  owned: { id: 'kit.chatState.owned', defaultMessage: 'Your ticket' },
  enter: { id: 'kit.chatState.enter', defaultMessage: 'Enter now' },
  back: { id: 'kit.chatState.back', defaultMessage: 'Back to the show' },
  banned: { id: 'kit.chatState.banned', defaultMessage: 'Not in your country' },
  inChat: { id: 'kit.chatState.inChat', defaultMessage: 'In a chat' },
  inShow: { id: 'kit.chatState.inShow', defaultMessage: 'In a ticket show' },
  nobodyInChat: { id: 'kit.chatState.nobodyInChat', defaultMessage: 'Nobody in a chat' },
  notConnected: { id: 'kit.chatState.notConnected', defaultMessage: 'Not connected' },
  soldOut: { id: 'kit.chatState.soldOut', defaultMessage: 'Sold out' },
  over: { id: 'kit.chatState.over', defaultMessage: 'Over' },
  closed: { id: 'kit.chatState.closed', defaultMessage: 'Closed for now' },
  switchedOff: { id: 'kit.chatState.switchedOff', defaultMessage: 'Switched off' },
  unverified: { id: 'kit.chatState.unverified', defaultMessage: 'Confirm your e-mail' },
  used: { id: 'kit.chatState.used', defaultMessage: 'Already used' },
  blocked: { id: 'kit.chatState.blocked', defaultMessage: 'Blocked' },
});
