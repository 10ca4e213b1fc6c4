import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: { id: 'site.backToShow.label', defaultMessage: 'Your show' },
    back: { id: 'site.backToShow.back', defaultMessage: 'Back to the show' },
    enter: { id: 'site.backToShow.enter', defaultMessage: 'Enter the show' },
  }),
  ...defineMessages<{ until: { name: string; time: string } }>({
    until: { id: 'site.backToShow.until', defaultMessage: 'with {name}, until {time}' },
  }),
};
