import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    play: { id: 'kit.slotMachine.play', defaultMessage: 'Draw' },
    again: { id: 'kit.slotMachine.again', defaultMessage: 'Draw again' },
    noTries: { id: 'kit.slotMachine.noTries', defaultMessage: 'No tries left today' },
    nothing: { id: 'kit.slotMachine.nothing', defaultMessage: 'Not this time' },
  }),
  ...defineMessages<{
    turning: { count: number };
    failed: { count: number };
    shown: { symbols: string; won: string };
  }>({
    turning: {
      id: 'kit.slotMachine.turning',
      defaultMessage: 'Drawing. {count, plural, one {# reel is still turning.} other {# reels are still turning.}}',
    },
    failed: {
      id: 'kit.slotMachine.failed',
      defaultMessage: 'The try was not counted, you still have {count}.',
    },
    shown: { id: 'kit.slotMachine.shown', defaultMessage: '{symbols}. {won}' },
  }),
};
