import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    together: { id: 'kit.chatExitPrompt.together', defaultMessage: 'Together' },
    spent: { id: 'kit.chatExitPrompt.spent', defaultMessage: 'Spent' },
    stay: { id: 'kit.chatExitPrompt.stay', defaultMessage: 'Stay' },
    leave: { id: 'kit.chatExitPrompt.leave', defaultMessage: 'End chat' },
    leaving: { id: 'kit.chatExitPrompt.leaving', defaultMessage: 'The chat is ending.' },
    runs: { id: 'kit.chatExitPrompt.runs', defaultMessage: 'The chat goes on while you decide.' },
  }),
  ...defineMessages<{ title: { name: string } }>({
    title: { id: 'kit.chatExitPrompt.title', defaultMessage: 'End the chat with {name}?' },
  }),
};
