import { defineMessages } from 'react-intl';

/** Texts of the form that shares a video by e-mail. */
export const messages = {
  ...defineMessages({
    label: { id: 'kit.videoShareForm.label', defaultMessage: 'By e-mail' },
    recipient: { id: 'kit.videoShareForm.recipient', defaultMessage: 'E-mail address' },
    message: { id: 'kit.videoShareForm.message', defaultMessage: 'Your words (optional)' },
    hint: {
      id: 'kit.videoShareForm.hint',
      defaultMessage: 'One mail with your name and the link of the video. The address is not kept.',
    },
    noLinks: { id: 'kit.videoShareForm.noLinks', defaultMessage: 'Without links, addresses and telephone numbers.' },
    send: { id: 'kit.videoShareForm.send', defaultMessage: 'Send' },
    again: { id: 'kit.videoShareForm.again', defaultMessage: 'Try again' },
    noRecipient: { id: 'kit.videoShareForm.noRecipient', defaultMessage: 'Type the address first.' },
    noAddress: { id: 'kit.videoShareForm.noAddress', defaultMessage: 'This is no e-mail address.' },
    withLink: {
      id: 'kit.videoShareForm.withLink',
      defaultMessage:
        'Please write without links, addresses and telephone numbers; the video’s own link is in the mail.',
    },
    needLogin: { id: 'kit.videoShareForm.needLogin', defaultMessage: 'Log in to send the link by e-mail.' },
    logIn: { id: 'kit.videoShareForm.logIn', defaultMessage: 'Log in' },
    timeout: {
      id: 'kit.videoShareForm.timeout',
      defaultMessage: 'That is enough for today, or for this address. Your words stay here; try again tomorrow.',
    },
    failed: { id: 'kit.videoShareForm.failed', defaultMessage: 'The mail was not sent. Please check the address.' },
    offline: {
      id: 'kit.videoShareForm.offline',
      defaultMessage: 'You seem to be offline. Trying again sends the mail once only.',
    },
    restricted: { id: 'kit.videoShareForm.restricted', defaultMessage: 'Your account cannot send messages now.' },
  }),
  ...defineMessages<{ sent: { recipient: string } }>({
    sent: {
      id: 'kit.videoShareForm.sent',
      defaultMessage: 'It is on its way to {recipient}, unless that address wants no such mails.',
    },
  }),
};
