import { defineMessages } from 'react-intl';

/** Texts of TeaserTile. */
export const messages = defineMessages({
  close: { id: 'kit.teaserTile.close', defaultMessage: 'Close' },
});
