import { defineMessages } from 'react-intl';

/** Texts of a video's page. */
export const messages = {
  ...defineMessages<{ length: { minutes: number } }>({
    length: { id: 'site.video.length', defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}' },
  }),
  ...defineMessages<{ preview: { minutes: number } }>({
    preview: {
      id: 'site.video.preview',
      defaultMessage: 'This is the preview. The whole video lasts {minutes, plural, one {# minute} other {# minutes}}.',
    },
  }),
  ...defineMessages<{ left: { minutes: number } }>({
    left: {
      id: 'site.video.left',
      defaultMessage: '{minutes, plural, one {One minute is left} other {# minutes are left}}',
    },
  }),
  ...defineMessages({
    whole: { id: 'site.video.whole', defaultMessage: 'The whole video' },
    pin: { id: 'site.video.pin', defaultMessage: 'Pin this video' },
    rate: { id: 'site.video.rate', defaultMessage: 'Rate this video' },
    likeWaits: { id: 'site.video.likeWaits', defaultMessage: 'Kept until you log in.' },
    likeForbidden: {
      id: 'site.video.likeForbidden',
      defaultMessage: 'This did not count: your account may not rate now.',
    },
    likeGone: { id: 'site.video.likeGone', defaultMessage: 'This did not count: the video is no longer there.' },
    next: { id: 'site.video.next', defaultMessage: 'Next video' },
    nextForVips: { id: 'site.video.nextForVips', defaultMessage: 'Next video, for VIPs' },
    nextByItself: { id: 'site.video.nextByItself', defaultMessage: 'Play the next video by itself' },
    nextCancel: { id: 'site.video.nextCancel', defaultMessage: 'Cancel' },
    share: { id: 'site.video.share', defaultMessage: 'Share' },
    tags: { id: 'site.video.tags', defaultMessage: 'Tags' },
    recommended: { id: 'site.video.recommended', defaultMessage: 'You might also like' },
  }),
  ...defineMessages<{ nextIn: { seconds: number } }>({
    nextIn: {
      id: 'site.video.nextIn',
      defaultMessage: 'Next video in {seconds, plural, one {# second} other {# seconds}}',
    },
  }),
  ...defineMessages<{ nextAnnounced: { title: string; seconds: number } }>({
    nextAnnounced: {
      id: 'site.video.nextAnnounced',
      defaultMessage: '{title} plays in {seconds, plural, one {# second} other {# seconds}}.',
    },
  }),
  ...defineMessages<{ nextFor: { count: number } }>({
    nextFor: {
      id: 'site.video.nextFor',
      defaultMessage: 'Next video, {count, plural, one {# coin} other {# coins}}',
    },
  }),
  ...defineMessages<{ published: { day: string } }>({
    published: { id: 'site.video.published', defaultMessage: 'Published on {day}' },
  }),
  ...defineMessages<{ more: { name: string } }>({
    more: { id: 'site.video.more', defaultMessage: 'More videos by {name}' },
  }),
  ...defineMessages<{ title: { title: string; name: string } }>({
    title: { id: 'site.video.title', defaultMessage: '{title}, a video by {name}' },
  }),
  ...defineMessages<{ description: { title: string; name: string } }>({
    description: {
      id: 'site.video.description',
      defaultMessage: 'Watch {title} by {name}. For adults; everyone here is 21 or older.',
    },
  }),
};
