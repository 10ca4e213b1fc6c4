import { defineMessages } from 'react-intl';

/** Texts of ModalWindow. */
export const messages = defineMessages({
  close: { id: 'kit.modalWindow.close', defaultMessage: 'Close' },
});
