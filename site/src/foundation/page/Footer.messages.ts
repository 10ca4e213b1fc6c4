import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  ticketShows: { id: 'site.footer.ticketShows', defaultMessage: 'Ticket shows' },
});
