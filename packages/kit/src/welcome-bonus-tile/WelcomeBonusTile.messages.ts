import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'kit.welcomeBonusTile.title', defaultMessage: 'A welcome for you' },
    look: { id: 'kit.welcomeBonusTile.look', defaultMessage: 'See the bonus' },
  }),
  ...defineMessages<{ text: { code: string } }>({
    text: { id: 'kit.welcomeBonusTile.text', defaultMessage: 'The code {code} is waiting. See what it gives.' },
  }),
};
