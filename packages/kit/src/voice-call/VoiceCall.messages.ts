import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    call: { id: 'kit.voiceCall.call', defaultMessage: 'Call' },
    end: { id: 'kit.voiceCall.end', defaultMessage: 'End call' },
    again: { id: 'kit.voiceCall.again', defaultMessage: 'Call again' },
    write: { id: 'kit.voiceCall.write', defaultMessage: 'Write a message' },
    anonymous: { id: 'kit.voiceCall.anonymous', defaultMessage: 'Your number stays hidden.' },
    ringingText: { id: 'kit.voiceCall.ringingText', defaultMessage: 'It rings.' },
    connectingText: { id: 'kit.voiceCall.connectingText', defaultMessage: 'It costs nothing until somebody answers.' },
    instead: { id: 'kit.voiceCall.instead', defaultMessage: 'You can call instead' },
    failedText: {
      id: 'kit.voiceCall.failedText',
      defaultMessage: 'The call did not get through. Nothing was charged.',
    },
  }),
  ...defineMessages<{
    available: { name: string };
    connecting: { name: string };
    ringing: { name: string };
    running: { name: string };
    ended: { name: string };
    failed: { name: string };
  }>({
    available: { id: 'kit.voiceCall.available', defaultMessage: 'Call {name}' },
    connecting: { id: 'kit.voiceCall.connecting', defaultMessage: 'Connecting you with {name}' },
    ringing: { id: 'kit.voiceCall.ringing', defaultMessage: 'Calling {name}' },
    running: { id: 'kit.voiceCall.running', defaultMessage: 'You are talking with {name}' },
    ended: { id: 'kit.voiceCall.ended', defaultMessage: 'Your call with {name} is over' },
    failed: { id: 'kit.voiceCall.failed', defaultMessage: '{name} cannot be reached' },
  }),
  ...defineMessages<{ lasted: { time: string; coins: string } }>({
    lasted: { id: 'kit.voiceCall.lasted', defaultMessage: 'It lasted {time} and cost {coins} coins.' },
  }),
  ...defineMessages<{ lastedFree: { time: string } }>({
    lastedFree: { id: 'kit.voiceCall.lastedFree', defaultMessage: 'It lasted {time} and cost nothing.' },
  }),
  ...defineMessages<{ code: { code: number } }>({
    code: { id: 'kit.voiceCall.code', defaultMessage: 'If you ask us about it: {code}' },
  }),
};
