import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages<{ label: { name: string } }>({
    label: { id: 'kit.chatButtonGroup.label', defaultMessage: 'Talk with {name}' },
  }),
  ...defineMessages<{ freeUntil: { text: string }; left: { text: string } }>({
    freeUntil: { id: 'kit.chatButtonGroup.freeUntil', defaultMessage: 'Free until {text}' },
    left: { id: 'kit.chatButtonGroup.left', defaultMessage: 'Free, {text} left' },
  }),
  ...defineMessages<{ firstFree: { minutes: number }; minutesFree: { time: string } }>({
    firstFree: { id: 'kit.chatButtonGroup.firstFree', defaultMessage: 'First {minutes} min free' },
    minutesFree: { id: 'kit.chatButtonGroup.minutesFree', defaultMessage: '{time} min free' },
  }),
  ...defineMessages<{ messagesFree: { count: number } }>({
    messagesFree: { id: 'kit.chatButtonGroup.messagesFree', defaultMessage: '{count} free left' },
  }),
};
