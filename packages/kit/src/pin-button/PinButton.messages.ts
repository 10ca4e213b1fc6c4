import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  pinned: { id: 'kit.pinButton.pinned', defaultMessage: 'Pinned' },
});
