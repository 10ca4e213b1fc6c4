import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'site.cams.title', defaultMessage: 'Live now' },
  description: { id: 'site.cams.description', defaultMessage: 'Everybody who is live now, and what a chat costs.' },
  soon: { id: 'site.cams.soon', defaultMessage: 'Starts soon' },
});

const timed = defineMessages<{ usually: { hours: number }; show: { time: string } }>({
  usually: {
    id: 'site.cams.usually',
    defaultMessage: '{hours, plural, one {usually here in # hour} other {usually here in # hours}}',
  },
  show: { id: 'site.cams.show', defaultMessage: 'show at {time}' },
});

/** Texts of the list of everybody who is live, and of who starts soon. */
export const messages = { ...plain, ...timed };
