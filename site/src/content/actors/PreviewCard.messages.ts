import { defineMessages } from 'react-intl';

/** Texts of the card beside a performer's tile. */
export const messages = {
  ...defineMessages<{ videos: { count: number } }>({
    videos: { id: 'site.previewCard.videos', defaultMessage: '{count, plural, one {# video} other {# videos}}' },
  }),
  ...defineMessages<{ pinned: { count: number } }>({
    pinned: {
      id: 'site.previewCard.pinned',
      defaultMessage: '{count, plural, one {Pinned by # guest} other {Pinned by # guests}}',
    },
  }),
  ...defineMessages<{ watching: { count: number } }>({
    watching: {
      id: 'site.previewCard.watching',
      defaultMessage: '{count, plural, one {# is watching} other {# are watching}}',
    },
  }),
  ...defineMessages<{ soon: { hours: number } }>({
    soon: {
      id: 'site.previewCard.soon',
      defaultMessage:
        '{hours, plural, =0 {Usually here at this time} one {Usually here in # hour} other {Usually here in # hours}}',
    },
  }),
  ...defineMessages<{ nextShow: { at: string } }>({
    nextShow: { id: 'site.previewCard.nextShow', defaultMessage: 'Next show: {at}' },
  }),
};
