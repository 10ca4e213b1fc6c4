import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  region: { id: 'kit.jumbotron.region', defaultMessage: 'On stage' },
  choose: { id: 'kit.jumbotron.choose', defaultMessage: 'More for tonight' },
});
