import { defineMessages } from 'react-intl';

/** Texts of the page that ends mails by which guests share videos. */
export const messages = defineMessages({
  leave: { id: 'site.shareMails.leave', defaultMessage: 'No more recommendations?' },
  leaveText: {
    id: 'site.shareMails.leaveText',
    defaultMessage:
      'Guests can mail somebody the link of a video. Your address then gets no such mail any more, whoever sends it.',
  },
  leaveButton: { id: 'site.shareMails.leaveButton', defaultMessage: 'Stop these mails' },
  left: { id: 'site.shareMails.left', defaultMessage: 'You get no more recommendations' },
  leftText: { id: 'site.shareMails.leftText', defaultMessage: 'Anyone who sends you one is not told.' },
  takeBack: { id: 'site.shareMails.takeBack', defaultMessage: 'Take back' },
  takenBack: { id: 'site.shareMails.takenBack', defaultMessage: 'Guests can recommend videos to you again' },
  takenBackText: { id: 'site.shareMails.takenBackText', defaultMessage: 'Each mail has a link that ends it.' },
});
