import { defineMessages } from 'react-intl';

/** Texts of the menus with the filters and the categories. */
export const messages = {
  ...defineMessages({
    reset: { id: 'site.searchMenus.reset', defaultMessage: 'Reset' },
  }),
  ...defineMessages<{ showFound: { count: number } }>({
    showFound: {
      id: 'site.searchMenus.showFound',
      defaultMessage:
        '{count, plural, =0 {Nobody fits} =1000 {Show 1,000 performers or more} one {Show # performer} other {Show # performers}}',
    },
  }),
};
