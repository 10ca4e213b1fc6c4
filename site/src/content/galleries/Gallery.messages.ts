import { defineMessages } from 'react-intl';

/** Texts of an album's page. */
export const messages = {
  ...defineMessages({
    pin: { id: 'site.gallery.pin', defaultMessage: 'Pin this album' },
    free: { id: 'site.gallery.free', defaultMessage: 'Free' },
    failed: { id: 'site.gallery.failed', defaultMessage: 'The album did not load' },
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
