import { defineMessages } from 'react-intl';

/** Texts of an album's page. */
export const messages = {
  ...defineMessages({
    pin: { id: 'site.gallery.pin', defaultMessage: 'Pin this album' },
    free: { id: 'site.gallery.free', defaultMessage: 'Free' },
    failed: { id: 'site.gallery.failed', defaultMessage: 'The album did not load' },
    rate: { id: 'site.gallery.rate', defaultMessage: 'Rate this album' },
    notArrived: { id: 'site.gallery.notArrived', defaultMessage: 'That did not arrive. Please try again.' },
    tags: { id: 'site.gallery.tags', defaultMessage: 'Tags of this album' },
    addTags: { id: 'site.gallery.addTags', defaultMessage: 'Add tags' },
    addTagsText: {
      id: 'site.gallery.addTagsText',
      defaultMessage: 'Tags help others to find this album. You can add five a day.',
    },
    tagsFull: { id: 'site.gallery.tagsFull', defaultMessage: 'You have added five tags today. Come back tomorrow.' },
    howToUnlock: { id: 'site.gallery.howToUnlock', defaultMessage: 'See how to open them' },
    pictures: { id: 'site.gallery.pictures', defaultMessage: 'Pictures of this album' },
  }),
  ...defineMessages<{ facts: { count: number; views: number } }>({
    facts: {
      id: 'site.gallery.facts',
      defaultMessage: '{count, plural, one {# picture} other {# pictures}} · {views, number} views',
    },
  }),
  ...defineMessages<{ stillLocked: { count: number } }>({
    stillLocked: {
      id: 'site.gallery.stillLocked',
      defaultMessage: '{count, plural, one {# more picture is locked} other {# more pictures are locked}}',
    },
  }),
  ...defineMessages<{ title: { title: string; name: string } }>({
    title: { id: 'site.gallery.title', defaultMessage: '{title} by {name}' },
  }),
  ...defineMessages<{ description: { title: string; name: string } }>({
    description: {
      id: 'site.gallery.description',
      defaultMessage: 'The album {title} by {name}. For adults; everyone here is 21 or older.',
    },
  }),
};
