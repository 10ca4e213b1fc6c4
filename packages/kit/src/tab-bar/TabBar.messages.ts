import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'kit.tabBar.label', defaultMessage: 'Areas' },
});
