import { defineMessages } from 'react-intl';

/** Texts of picture tiles. */
export const messages = {
  ...defineMessages<{ open: { number: number; count: number } }>({
    open: { id: 'kit.pictureTile.open', defaultMessage: 'Picture {number} of {count}' },
  }),
  ...defineMessages<{ locked: { number: number; count: number } }>({
    locked: { id: 'kit.pictureTile.locked', defaultMessage: 'Picture {number} of {count}, locked' },
  }),
  ...defineMessages<{ pin: { number: number } }>({
    pin: { id: 'kit.pictureTile.pin', defaultMessage: 'Pin picture {number}' },
  }),
};
