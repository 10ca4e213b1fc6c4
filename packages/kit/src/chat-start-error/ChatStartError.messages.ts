import { defineMessages } from 'react-intl';

/** The headings. */
export const titles = {
  ...defineMessages({
    guestOffline: { id: 'kit.chatStartError.guestOffline', defaultMessage: 'You are offline' },
    wrongSequence: { id: 'kit.chatStartError.wrongSequence', defaultMessage: 'This page is behind' },
    needCoins: { id: 'kit.chatStartError.needCoins', defaultMessage: 'Your coins are not enough' },
    needLogin: { id: 'kit.chatStartError.needLogin', defaultMessage: 'You are not logged in' },
    needAgeCheck: { id: 'kit.chatStartError.needAgeCheck', defaultMessage: 'Your age has to be checked' },
    priceChanged: { id: 'kit.chatStartError.priceChanged', defaultMessage: 'The price has changed' },
    textChatUsed: { id: 'kit.chatStartError.textChatUsed', defaultMessage: 'You have had your text chat' },
    tooManyChats: { id: 'kit.chatStartError.tooManyChats', defaultMessage: 'Too many chats in an hour' },
    locked: { id: 'kit.chatStartError.locked', defaultMessage: 'No chat can be started' },
    banned: { id: 'kit.chatStartError.banned', defaultMessage: 'Not live in your country' },
    unavailable: { id: 'kit.chatStartError.unavailable', defaultMessage: 'That did not start' },
  }),
  ...defineMessages<{
    alreadyInProgress: { other: string };
    timeout: { name: string };
    performerOffline: { name: string };
    performerBusy: { name: string };
  }>({
    alreadyInProgress: { id: 'kit.chatStartError.alreadyInProgress', defaultMessage: 'You are in a chat with {other}' },
    timeout: { id: 'kit.chatStartError.timeout', defaultMessage: '{name} did not answer' },
    performerOffline: { id: 'kit.chatStartError.performerOffline', defaultMessage: '{name} has just left' },
    performerBusy: { id: 'kit.chatStartError.performerBusy', defaultMessage: '{name} is in another chat' },
  }),
};

/** The failures; whether anything was charged follows. */
export const reasons = {
  ...defineMessages({
    guestOffline: {
      id: 'kit.chatStartError.guestOfflineText',
      defaultMessage: 'This device is offline. The button works again as soon as it is back.',
    },
    wrongSequence: {
      id: 'kit.chatStartError.wrongSequenceText',
      defaultMessage: 'Another tab or device was faster, so the start was out of order.',
    },
    needLogin: { id: 'kit.chatStartError.needLoginText', defaultMessage: 'Log in, then start the chat.' },
    needAgeCheck: {
      id: 'kit.chatStartError.needAgeCheckText',
      defaultMessage: 'It takes a few minutes and is needed only once.',
    },
    performerOffline: {
      id: 'kit.chatStartError.performerOfflineText',
      defaultMessage: 'A message waits until the return.',
    },
    performerBusy: {
      id: 'kit.chatStartError.performerBusyText',
      defaultMessage: 'You can call again after that chat.',
    },
    textChatUsed: {
      id: 'kit.chatStartError.textChatUsedText',
      defaultMessage: 'It is free once a day with each performer. A video chat has no such limit.',
    },
    tooManyChats: {
      id: 'kit.chatStartError.tooManyChatsText',
      defaultMessage:
        'Several of them ended without a picture that we could count. Another one can start within the hour.',
    },
    locked: {
      id: 'kit.chatStartError.lockedText',
      defaultMessage: 'Your account is locked, or you cannot be in touch with each other.',
    },
    banned: {
      id: 'kit.chatStartError.bannedText',
      defaultMessage: 'Nothing live can be seen from where you are. Albums and videos stay open.',
    },
    unavailable: { id: 'kit.chatStartError.unavailableText', defaultMessage: 'It is our side, not yours.' },
    alreadyNoTime: { id: 'kit.chatStartError.alreadyNoTime', defaultMessage: 'It runs in another window.' },
    timeoutNoTime: { id: 'kit.chatStartError.timeoutNoTime', defaultMessage: 'It rang, but nobody came.' },
    nothingCharged: { id: 'kit.chatStartError.nothingCharged', defaultMessage: 'Nothing was charged.' },
    ticketKept: {
      id: 'kit.chatStartError.ticketKept',
      defaultMessage: 'You keep your ticket. If the show does not take place, what it cost comes back by itself.',
    },
    notForThis: { id: 'kit.chatStartError.notForThis', defaultMessage: 'Nothing was charged for this one.' },
  }),
  ...defineMessages<{
    alreadyInProgress: { time: string };
    timeout: { seconds: number };
    needCoins: { coins: string };
    priceChanged: { price: string; before: string };
  }>({
    alreadyInProgress: {
      id: 'kit.chatStartError.alreadyText',
      defaultMessage: 'It runs in another window since {time}.',
    },
    timeout: {
      id: 'kit.chatStartError.timeoutText',
      defaultMessage: 'It rang for {seconds, plural, one {# second} other {# seconds}}.',
    },
    needCoins: {
      id: 'kit.chatStartError.needCoinsText',
      defaultMessage: 'A chat begins with a balance of at least {coins}.',
    },
    priceChanged: {
      id: 'kit.chatStartError.priceChangedText',
      defaultMessage: 'A minute costs {price} coins now, not {before}.',
    },
  }),
};

/** Label of the one next step. */
export const steps = {
  ...defineMessages({
    alreadyInProgress: { id: 'kit.chatStartError.goThere', defaultMessage: 'Go to that chat' },
    guestOffline: { id: 'kit.chatStartError.tryAgain', defaultMessage: 'Try again' },
    timeout: { id: 'kit.chatStartError.callAgain', defaultMessage: 'Call again' },
    wrongSequence: { id: 'kit.chatStartError.refresh', defaultMessage: 'Refresh and start' },
    performerOffline: { id: 'kit.chatStartError.write', defaultMessage: 'Write a message' },
    performerBusy: { id: 'kit.chatStartError.others', defaultMessage: 'See who is live' },
    needCoins: { id: 'kit.chatStartError.addCoins', defaultMessage: 'Add coins' },
    needLogin: { id: 'kit.chatStartError.logIn', defaultMessage: 'Log in' },
    needAgeCheck: { id: 'kit.chatStartError.checkAge', defaultMessage: 'Check your age' },
    textChatUsed: { id: 'kit.chatStartError.videoChat', defaultMessage: 'Start a video chat' },
    tooManyChats: { id: 'kit.chatStartError.later', defaultMessage: 'Try again later' },
    locked: { id: 'kit.chatStartError.othersLive', defaultMessage: 'See who is live' },
    banned: { id: 'kit.chatStartError.otherPerformers', defaultMessage: 'See who else is live' },
    unavailable: { id: 'kit.chatStartError.once', defaultMessage: 'Try once more' },
  }),
  ...defineMessages<{ priceChanged: { price: string } }>({
    priceChanged: { id: 'kit.chatStartError.startAt', defaultMessage: 'Start at {price} a minute' },
  }),
};
