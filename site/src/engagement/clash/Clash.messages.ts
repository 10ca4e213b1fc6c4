import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.clash.title', defaultMessage: 'Clash of cams' },
  description: { id: 'site.clash.description', defaultMessage: 'Two teams, one evening, and your vote counts.' },
  host: { id: 'site.clash.host', defaultMessage: 'Your host' },
  recording: { id: 'site.clash.recording', defaultMessage: 'Watch it again' },
});
