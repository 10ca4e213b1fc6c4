import { defineMessages } from 'react-intl';

/** Apart from the other texts of SearchField, as a navigation bar without it has the same. */
export const messages = defineMessages({
  placeholder: { id: 'kit.searchField.placeholder', defaultMessage: 'Names, videos, moods' },
});
