import { defineMessages } from 'react-intl';

/** Texts of the answer at the end of a legal text. */
export const messages = defineMessages({
  waits: { id: 'site.legalAnswer.waits', defaultMessage: 'This text waits for your answer.' },
  agree: { id: 'site.legalAnswer.agree', defaultMessage: 'Agree' },
  saved: { id: 'site.legalAnswer.saved', defaultMessage: 'Thank you. Your answer is saved.' },
  failed: { id: 'site.legalAnswer.failed', defaultMessage: 'That was not saved. Nothing has changed yet.' },
  logIn: { id: 'site.legalAnswer.logIn', defaultMessage: 'Log in to answer' },
});
