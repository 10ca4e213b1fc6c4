import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'kit.breadcrumb.label', defaultMessage: 'You are here' },
});
