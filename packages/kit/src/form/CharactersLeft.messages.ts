import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ left: { count: number } }>({
  left: {
    id: 'kit.textLimit.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
  },
});
