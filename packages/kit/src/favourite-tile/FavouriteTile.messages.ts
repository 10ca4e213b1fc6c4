import { defineMessages } from 'react-intl';

/** Texts of favourite tiles. */
export const messages = {
  ...defineMessages({
    online: { id: 'kit.favouriteTile.online', defaultMessage: 'Online' },
    offline: { id: 'kit.favouriteTile.offline', defaultMessage: 'Not here' },
    tell: { id: 'kit.favouriteTile.tell', defaultMessage: 'Tell me when online' },
    email: { id: 'kit.favouriteTile.email', defaultMessage: 'E-mail' },
    needsEmail: { id: 'kit.favouriteTile.needsEmail', defaultMessage: 'For e-mail, confirm your address first' },
    needsSms: { id: 'kit.favouriteTile.needsSms', defaultMessage: 'For SMS, verify a mobile number first' },
    sms: { id: 'kit.favouriteTile.sms', defaultMessage: 'SMS' },
  }),
  ...defineMessages<{ unpin: { name: string }; message: { name: string }; chat: { name: string } }>({
    chat: { id: 'kit.favouriteTile.chat', defaultMessage: 'Chat with {name}' },
    message: { id: 'kit.favouriteTile.message', defaultMessage: 'Write to {name}' },
    unpin: { id: 'kit.favouriteTile.unpin', defaultMessage: 'Unpin {name}' },
  }),
};
