import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    loading: { id: 'kit.messageContentTile.loading', defaultMessage: 'Loading' },
  }),
  ...defineMessages<{
    photo: { name: string; when: string };
    video: { name: string; when: string };
    audio: { name: string; when: string };
  }>({
    photo: { id: 'kit.messageContentTile.photo', defaultMessage: 'Picture from {name}, {when}' },
    video: { id: 'kit.messageContentTile.video', defaultMessage: 'Video from {name}, {when}' },
    audio: { id: 'kit.messageContentTile.audio', defaultMessage: 'Sound from {name}, {when}' },
  }),
};
