import { defineMessages } from 'react-intl';

/** Texts of the switch of the welcome chat. */
export const messages = defineMessages({
  switchOff: { id: 'site.chat.welcomeOff', defaultMessage: 'Do not offer me the welcome chat' },
  switchOn: { id: 'site.chat.welcomeOn', defaultMessage: 'Offer me the welcome chat again' },
  failed: { id: 'site.chat.welcomeFailed', defaultMessage: 'That was not saved. Please try again.' },
});
