import { defineMessages } from 'react-intl';

/** Texts of what is said of a video below its tile. */
export const messages = {
  ...defineMessages({
    label: { id: 'kit.videoFlags.label', defaultMessage: 'About this video' },
    online: { id: 'kit.videoFlags.online', defaultMessage: 'Online now' },
    gifted: { id: 'kit.videoFlags.gifted', defaultMessage: 'A gift for you' },
    liked: { id: 'kit.videoFlags.liked', defaultMessage: 'You like it' },
    vip30: { id: 'kit.videoFlags.vip30', defaultMessage: 'New for VIPs' },
    vxselect: { id: 'kit.videoFlags.vxselect', defaultMessage: 'Editors’ choice' },
    trending: { id: 'kit.videoFlags.trending', defaultMessage: 'Trending' },
    shared: { id: 'kit.videoFlags.shared', defaultMessage: 'Often shared' },
    original: { id: 'kit.videoFlags.original', defaultMessage: 'Own production' },
    classic: { id: 'kit.videoFlags.classic', defaultMessage: 'Classic' },
    camRecording: { id: 'kit.videoFlags.camRecording', defaultMessage: 'Cam recording' },
  }),
  ...defineMessages<{ place: { place: number } }>({
    place: { id: 'kit.videoFlags.place', defaultMessage: 'Place {place, number} in the contest' },
  }),
};
