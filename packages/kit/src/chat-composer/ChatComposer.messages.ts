import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({ send: { id: 'kit.chatComposer.send', defaultMessage: 'Send' } }),
  ...defineMessages<{ write: { name: string } }>({
    write: { id: 'kit.chatComposer.write', defaultMessage: 'Write to {name}' },
  }),
};
