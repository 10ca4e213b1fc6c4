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
  ...defineMessages<{ nextShow: { at: string } }>({
    nextShow: { id: 'site.previewCard.nextShow', defaultMessage: 'Next show: {at}' },
  }),
};
