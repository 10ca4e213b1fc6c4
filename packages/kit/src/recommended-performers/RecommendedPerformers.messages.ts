import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'kit.recommendedPerformers.title', defaultMessage: 'You could write to' },
  }),
  ...defineMessages<{ write: { name: string }; chat: { name: string } }>({
    write: { id: 'kit.recommendedPerformers.write', defaultMessage: 'Write to {name}' },
    chat: { id: 'kit.recommendedPerformers.chat', defaultMessage: 'Chat with {name}' },
  }),
};
