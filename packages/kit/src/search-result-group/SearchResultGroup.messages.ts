import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    none: { id: 'kit.searchResultGroup.none', defaultMessage: 'Nothing found' },
    loading: { id: 'kit.searchResultGroup.loading', defaultMessage: 'Searching' },
  }),
  ...defineMessages<{ all: { count: number; total: string } }>({
    all: { id: 'kit.searchResultGroup.all', defaultMessage: 'All {total}' },
  }),
};
