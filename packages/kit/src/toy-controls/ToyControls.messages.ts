import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'kit.toyControls.title', defaultMessage: 'Toy control' },
    close: { id: 'kit.toyControls.close', defaultMessage: 'Close toy control' },
    random: { id: 'kit.toyControls.random', defaultMessage: 'a surprise' },
    sending: { id: 'kit.toyControls.sending', defaultMessage: 'Starting' },
    queued: { id: 'kit.toyControls.queued', defaultMessage: 'Comes next' },
    done: { id: 'kit.toyControls.done', defaultMessage: 'Over, can be started again' },
    needsVip: { id: 'kit.toyControls.needsVip', defaultMessage: 'For VIPs' },
    givenBack: { id: 'kit.toyControls.givenBack', defaultMessage: 'Did not run, coins are back' },
    failed: { id: 'kit.toyControls.failed', defaultMessage: 'Did not work, nothing charged' },
    needsCoins: { id: 'kit.toyControls.needsCoins', defaultMessage: 'Too few coins' },
    chooseFirst: { id: 'kit.toyControls.chooseFirst', defaultMessage: 'Choose a pattern first' },
    empty: { id: 'kit.toyControls.empty', defaultMessage: 'There are no patterns right now.' },
  }),
  ...defineMessages<{ duration: { seconds: number } }>({
    duration: { id: 'kit.toyControls.duration', defaultMessage: '{seconds, number} s' },
  }),
  ...defineMessages<{ durationWords: { seconds: number } }>({
    durationWords: {
      id: 'kit.toyControls.durationWords',
      defaultMessage: '{seconds, plural, one {# second} other {# seconds}}',
    },
  }),
  ...defineMessages<{ running: { seconds: number } }>({
    running: { id: 'kit.toyControls.running', defaultMessage: '{seconds, number} s left' },
  }),
  ...defineMessages<{ after: { count: number } }>({
    after: {
      id: 'kit.toyControls.after',
      defaultMessage: '{count, plural, one {After # other} other {After # others}}',
    },
  }),
  ...defineMessages<{ others: { count: number } }>({
    others: {
      id: 'kit.toyControls.others',
      defaultMessage:
        '{count, plural, one {# pattern of another guest is under way. You take turns.} other {# patterns of other guests are under way. You take turns.}}',
    },
  }),
  ...defineMessages<{ runs: { control: string } }>({
    runs: { id: 'kit.toyControls.runs', defaultMessage: '{control} runs' },
  }),
  ...defineMessages<{ start: { control: string } }>({
    start: { id: 'kit.toyControls.start', defaultMessage: 'Start {control}' },
  }),
  ...defineMessages<{ notConnected: { name: string } }>({
    notConnected: { id: 'kit.toyControls.notConnected', defaultMessage: '{name}’s toy is not connected right now.' },
  }),
};
