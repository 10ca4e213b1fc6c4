import { defineMessages } from 'react-intl';

/** Texts of a list with a filter. */
export const messages = {
  ...defineMessages({
    hideFilter: { id: 'site.filteredList.hideFilter', defaultMessage: 'Hide filter' },
    showFilter: { id: 'site.filteredList.showFilter', defaultMessage: 'Show filter' },
    unknownFilter: {
      id: 'site.filteredList.unknownFilter',
      defaultMessage: 'This address has a filter that we do not know. The list leaves it out.',
    },
  }),
  ...defineMessages<{ filters: { count: number } }>({
    filters: {
      id: 'site.filteredList.filters',
      defaultMessage: '{count, plural, =0 {Filter} one {Filter (#)} other {Filter (#)}}',
    },
  }),
};
