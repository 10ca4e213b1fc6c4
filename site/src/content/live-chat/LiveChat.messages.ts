import { defineMessages } from 'react-intl';

/** The names of the kinds of chats, by their names on the wire. */
export const kinds = defineMessages({
  videoChat: { id: 'site.chat.videoChat', defaultMessage: 'Video chat' },
  voyeurChat: { id: 'site.chat.voyeurChat', defaultMessage: 'Voyeur chat' },
  toyControl: { id: 'site.chat.toyControl', defaultMessage: 'Toy control' },
  ticketShow: { id: 'site.chat.ticketShow', defaultMessage: 'Ticket show' },
  freeChat: { id: 'site.chat.freeChat', defaultMessage: 'Free chat' },
  conversionChat: { id: 'site.chat.welcomeChat', defaultMessage: 'Welcome chat' },
  textChat: { id: 'site.chat.textChat', defaultMessage: 'Text chat' },
  voiceCall: { id: 'site.chat.voiceCall', defaultMessage: 'Voice call' },
});

/** Texts of the live page and its chats. */
export const messages = {
  ...defineMessages<{
    pageTitle: { name: string };
    description: { name: string };
    calling: { name: string };
    stream: { name: string };
    elsewhere: { name: string };
    goesOn: { name: string };
    goesOnCharged: { name: string };
  }>({
    pageTitle: { id: 'site.chat.pageTitle', defaultMessage: '{name}, live' },
    description: {
      id: 'site.chat.description',
      defaultMessage: 'Video chat, voyeur chat, shows and free chats with {name}.',
    },
    calling: { id: 'site.chat.calling', defaultMessage: 'Calling {name}' },
    stream: { id: 'site.chat.stream', defaultMessage: '{name}, live picture' },
    elsewhere: { id: 'site.chat.elsewhere', defaultMessage: 'Your chat with {name} is open elsewhere.' },
    goesOn: { id: 'site.chat.goesOn', defaultMessage: 'The chat with {name} goes on meanwhile.' },
    goesOnCharged: {
      id: 'site.chat.goesOnCharged',
      defaultMessage: 'The chat with {name} goes on meanwhile, and its time is charged.',
    },
  }),
  ...defineMessages<{ startedAt: { time: string }; startedByVoucher: { time: string } }>({
    startedAt: { id: 'site.chat.startedAt', defaultMessage: 'Started {time}' },
    startedByVoucher: { id: 'site.chat.startedByVoucher', defaultMessage: 'Started {time}, your voucher pays first' },
  }),
  ...defineMessages<{ textTerms: { name: string; minutes: number; hours: number } }>({
    textTerms: {
      id: 'site.chat.textTerms',
      defaultMessage:
        'Free: {minutes, plural, one {# minute} other {# minutes}} with picture, {hours, plural, =24 {once a day} one {once in # hour} other {once in # hours}} with {name}.',
    },
  }),
  ...defineMessages<{ topUp: { coins: string; amount: string } }>({
    topUp: { id: 'site.chat.topUp', defaultMessage: 'Add {coins} coins for {amount}' },
  }),
  ...defineMessages({
    notCharged: { id: 'site.chat.notCharged', defaultMessage: 'Nothing is charged before the picture comes.' },
    giveUp: { id: 'site.chat.giveUp', defaultMessage: 'Stop calling' },
    writingFree: { id: 'site.chat.writingFree', defaultMessage: 'Writing is free in here' },
    noMoney: { id: 'site.chat.noMoney', defaultMessage: 'Add coins' },
    refunded: { id: 'site.chat.refunded', defaultMessage: 'You were right. The coins of this chat are back.' },
    declined: {
      id: 'site.chat.declined',
      defaultMessage: 'We checked it: the seconds and the price are right.',
    },
    toVideo: { id: 'site.chat.toVideo', defaultMessage: 'Switch to the video chat' },
    toChat: { id: 'site.chat.toChat', defaultMessage: 'Go to that chat' },
    takeOver: { id: 'site.chat.takeOver', defaultMessage: 'Take over here' },
    endThere: { id: 'site.chat.endThere', defaultMessage: 'End it there, start here' },
    tryAgain: { id: 'site.chat.tryAgain', defaultMessage: 'Try again' },
    seeLive: { id: 'site.chat.seeLive', defaultMessage: 'See who is live' },
    callAgain: { id: 'site.chat.callAgain', defaultMessage: 'Call again' },
    refresh: { id: 'site.chat.refresh', defaultMessage: 'Refresh and start' },
    newPrice: { id: 'site.chat.newPrice', defaultMessage: 'Start at this price' },
    write: { id: 'site.chat.write', defaultMessage: 'Write a message' },
    toProfile: { id: 'site.chat.toProfile', defaultMessage: 'Back to the profile' },
    logIn: { id: 'site.chat.logIn', defaultMessage: 'Log in' },
    tooManyToys: {
      id: 'site.chat.tooManyToys',
      defaultMessage: 'Five of yours are under way. Start the next one when one is over.',
    },
    notPaid: { id: 'site.chat.notPaid', defaultMessage: 'That did not work, nothing was charged.' },
    checkAge: { id: 'site.chat.checkAge', defaultMessage: 'Check my age' },
  }),
};
