import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  show: { id: 'kit.textField.show', defaultMessage: 'Show the password' },
});
