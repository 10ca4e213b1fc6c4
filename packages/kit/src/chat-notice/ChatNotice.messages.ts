import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    lineLost: { id: 'kit.chatNotice.lineLost', defaultMessage: 'Reconnecting' },
    lineOver: { id: 'kit.chatNotice.lineOver', defaultMessage: 'Your connection was lost for too long' },
    lineOverText: {
      id: 'kit.chatNotice.lineOverText',
      defaultMessage: 'The chat is over, and nothing more is charged. The bill comes when you are online again.',
    },
    stillPictureText: {
      id: 'kit.chatNotice.stillPictureText',
      defaultMessage: 'No time is counted until it moves again.',
    },
    timeLeftText: {
      id: 'kit.chatNotice.timeLeftText',
      defaultMessage: 'The chat ends by itself when your balance is used.',
    },
    payingText: {
      id: 'kit.chatNotice.payingText',
      defaultMessage: 'You can go on talking. If it fails, nothing is charged.',
    },
    failed: { id: 'kit.chatNotice.failed', defaultMessage: 'That did not work, nothing was charged' },
    otherWays: { id: 'kit.chatNotice.otherWays', defaultMessage: 'Other ways' },
    addCoins: { id: 'kit.chatNotice.addCoins', defaultMessage: 'Add coins' },
    freeChatEnds: { id: 'kit.chatNotice.freeChatEnds', defaultMessage: 'The free chat ends soon' },
    videoChat: { id: 'kit.chatNotice.videoChat', defaultMessage: 'Video chat' },
    weakLine: { id: 'kit.chatNotice.weakLine', defaultMessage: 'Your connection is weak' },
    weakLineText: {
      id: 'kit.chatNotice.weakLineText',
      defaultMessage: 'The picture is smaller for now, the sound stays.',
    },
    soundOnly: { id: 'kit.chatNotice.soundOnly', defaultMessage: 'Sound only' },
    soundOff: { id: 'kit.chatNotice.soundOff', defaultMessage: 'The sound is off' },
    soundOffText: { id: 'kit.chatNotice.soundOffText', defaultMessage: 'Your browser starts without sound.' },
    soundOn: { id: 'kit.chatNotice.soundOn', defaultMessage: 'Turn the sound on' },
    close: { id: 'kit.chatNotice.close', defaultMessage: 'Close' },
  }),
  ...defineMessages<{ lineLostText: { seconds: number } }>({
    lineLostText: {
      id: 'kit.chatNotice.lineLostText',
      defaultMessage:
        'If it takes longer than {seconds, plural, one {# second} other {# seconds}}, the chat ends. Nothing more is charged.',
    },
  }),
  ...defineMessages<{ stillPicture: { name: string } }>({
    stillPicture: { id: 'kit.chatNotice.stillPicture', defaultMessage: '{name}’s picture stands still' },
  }),
  ...defineMessages<{ minutesLeft: { minutes: number } }>({
    minutesLeft: {
      id: 'kit.chatNotice.minutesLeft',
      defaultMessage: '{minutes, plural, one {About # minute left} other {About # minutes left}}',
    },
  }),
  ...defineMessages<{ secondsLeft: { seconds: number } }>({
    secondsLeft: {
      id: 'kit.chatNotice.secondsLeft',
      defaultMessage: '{seconds, plural, one {# second left} other {# seconds left}}',
    },
  }),
  ...defineMessages<{ paying: { coins: string } }>({
    paying: { id: 'kit.chatNotice.paying', defaultMessage: 'Adding {coins} coins' },
  }),
  ...defineMessages<{ method: { method: string } }>({
    method: { id: 'kit.chatNotice.method', defaultMessage: 'With {method}.' },
  }),
  ...defineMessages<{ topUp: { coins: string; amount: string } }>({
    topUp: { id: 'kit.chatNotice.topUp', defaultMessage: 'Add {coins} for {amount}' },
  }),
  ...defineMessages<{ added: { coins: string } }>({
    added: { id: 'kit.chatNotice.added', defaultMessage: '{coins} coins added' },
  }),
  ...defineMessages<{ addedText: { minutes: number; price: string } }>({
    addedText: {
      id: 'kit.chatNotice.addedText',
      defaultMessage:
        '{minutes, plural, one {About # minute more} other {About # minutes more}} at {price} coins a minute.',
    },
  }),
  ...defineMessages<{ textChatEnds: { seconds: number } }>({
    textChatEnds: {
      id: 'kit.chatNotice.textChatEnds',
      defaultMessage: '{seconds, plural, one {# second of text chat left} other {# seconds of text chat left}}',
    },
  }),
  ...defineMessages<{ textChatEndsText: { minutes: number; hours: number } }>({
    textChatEndsText: {
      id: 'kit.chatNotice.textChatEndsText',
      defaultMessage:
        '{minutes, plural, one {# minute} other {# minutes}} with picture, {hours, plural, =24 {once a day} one {once in # hour} other {once in # hours}}. After that you can go on in a video chat.',
    },
  }),
  ...defineMessages<{ freeChatEndsText: { time: string } }>({
    freeChatEndsText: {
      id: 'kit.chatNotice.freeChatEndsText',
      defaultMessage: 'It ends by itself at {time}. You pay nothing.',
    },
  }),
};
