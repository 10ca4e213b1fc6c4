import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  free: { id: 'kit.performerTile.free', defaultMessage: 'Free' },
});
