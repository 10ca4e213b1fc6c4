import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  failed: { id: 'kit.picture.failed', defaultMessage: 'No picture right now' },
  again: { id: 'kit.picture.again', defaultMessage: 'Load again' },
});
