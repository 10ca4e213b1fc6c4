import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages<{ label: { name: string } }>({
    label: { id: 'kit.chatButtonGroup.label', defaultMessage: 'Talk with {name}' },
  }),
  ...defineMessages<{ freeUntil: { text: string }; left: { text: string } }>({
    freeUntil: { id: 'kit.chatButtonGroup.freeUntil', defaultMessage: 'Free until {text}' },
    left: { id: 'kit.chatButtonGroup.left', defaultMessage: 'Free, {text} left' },
  }),
  ...defineMessages<{ onceFree: { minutes: number; hours: number }; freeFrom: { text: string } }>({
    onceFree: {
      id: 'kit.chatButtonGroup.onceFree',
      defaultMessage:
        'Free, {minutes} min with picture, {hours, plural, =24 {once a day} one {once in # hour} other {once in # hours}}',
    },
    freeFrom: { id: 'kit.chatButtonGroup.freeFrom', defaultMessage: 'Used, free again from {text}' },
  }),
  ...defineMessages<{ firstFree: { minutes: number }; minutesFree: { time: string } }>({
    firstFree: { id: 'kit.chatButtonGroup.firstFree', defaultMessage: 'First {minutes} min free' },
    minutesFree: { id: 'kit.chatButtonGroup.minutesFree', defaultMessage: '{time} min free' },
  }),
  ...defineMessages<{ messagesFree: { count: number } }>({
    messagesFree: { id: 'kit.chatButtonGroup.messagesFree', defaultMessage: '{count} free left' },
  }),
};
