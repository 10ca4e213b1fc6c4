import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  search: { id: 'kit.tagPicker.search', defaultMessage: 'Search for a tag' },
  none: { id: 'kit.tagPicker.none', defaultMessage: 'No tag begins like this' },
  loading: { id: 'kit.tagPicker.loading', defaultMessage: 'Loading tags' },
});
