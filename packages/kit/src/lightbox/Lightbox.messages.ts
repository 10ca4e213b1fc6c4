import { defineMessages } from 'react-intl';

/** Texts of the lightbox. */
export const messages = {
  ...defineMessages({
    close: { id: 'kit.lightbox.close', defaultMessage: 'Close the picture' },
    previous: { id: 'kit.lightbox.previous', defaultMessage: 'Previous picture' },
    next: { id: 'kit.lightbox.next', defaultMessage: 'Next picture' },
    enlarge: { id: 'kit.lightbox.enlarge', defaultMessage: 'Enlarge' },
    whole: { id: 'kit.lightbox.whole', defaultMessage: 'Show the whole picture' },
    rate: { id: 'kit.lightbox.rate', defaultMessage: 'Rate this picture' },
    pin: { id: 'kit.lightbox.pin', defaultMessage: 'Pin this picture' },
  }),
  ...defineMessages<{ place: { number: number; count: number } }>({
    place: { id: 'kit.lightbox.place', defaultMessage: '{number} of {count}' },
  }),
};
