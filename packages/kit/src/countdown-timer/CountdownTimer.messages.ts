import { defineMessages } from 'react-intl';

/** Texts of CountdownTimer. */
export const messages = defineMessages({
  over: { id: 'kit.countdownTimer.over', defaultMessage: 'Over' },
});
