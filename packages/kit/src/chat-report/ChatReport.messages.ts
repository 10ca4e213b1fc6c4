import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages<{ title: { name: string }; blockToo: { name: string } }>({
    title: { id: 'kit.chatReport.title', defaultMessage: 'Report {name}' },
    blockToo: { id: 'kit.chatReport.blockToo', defaultMessage: 'Block {name} too, which ends the chat' },
  }),
  ...defineMessages({
    text: { id: 'kit.chatReport.text', defaultMessage: 'People read every report. Nobody is told that it was you.' },
    what: { id: 'kit.chatReport.what', defaultMessage: 'What is wrong?' },
    conduct: { id: 'kit.chatReport.conduct', defaultMessage: 'Insults or pressure' },
    age: { id: 'kit.chatReport.age', defaultMessage: 'Somebody seems to be under age' },
    violence: { id: 'kit.chatReport.violence', defaultMessage: 'Violence or danger' },
    fraud: { id: 'kit.chatReport.fraud', defaultMessage: 'Fraud, or money outside this site' },
    other: { id: 'kit.chatReport.other', defaultMessage: 'Something else' },
    words: { id: 'kit.chatReport.words', defaultMessage: 'In your words, if you like' },
    send: { id: 'kit.chatReport.send', defaultMessage: 'Send the report' },
    cancel: { id: 'kit.chatReport.cancel', defaultMessage: 'Cancel' },
    choose: { id: 'kit.chatReport.choose', defaultMessage: 'Choose what is wrong.' },
    notSent: { id: 'kit.chatReport.notSent', defaultMessage: 'That did not arrive. Please send it again.' },
  }),
};
