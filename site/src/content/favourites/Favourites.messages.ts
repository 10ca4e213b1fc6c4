import { defineMessages } from 'react-intl';

/** Texts of the page with everything that the guest pinned. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.pins.title', defaultMessage: 'Pinned' },
    description: {
      id: 'site.pins.description',
      defaultMessage: 'The performers, albums and pictures that you pinned, and who of them is online.',
    },
    kinds: { id: 'site.pins.kinds', defaultMessage: 'What is pinned' },
    performers: { id: 'site.pins.performers', defaultMessage: 'Performers' },
    albums: { id: 'site.pins.albums', defaultMessage: 'Albums' },
    sedcards: { id: 'site.pins.sedcards', defaultMessage: 'Introductions' },
    pictures: { id: 'site.pins.pictures', defaultMessage: 'Pictures' },
    pinnedSedcards: { id: 'site.pins.pinnedSedcards', defaultMessage: 'Pinned introductions' },
    locked: { id: 'site.pins.locked', defaultMessage: 'You can pin nothing, as your account is locked.' },
    restricted: { id: 'site.pins.restricted', defaultMessage: 'You can pin nothing, as your account is restricted.' },
    gone: { id: 'site.pins.gone', defaultMessage: 'It is no longer there, so it cannot be pinned.' },
    notSaved: {
      id: 'site.pins.notSaved',
      defaultMessage: 'Your pin is as it was: it could not be changed. Please try again.',
    },
    all: { id: 'site.pins.all', defaultMessage: 'All pins' },
    undo: { id: 'site.pins.undo', defaultMessage: 'Pin again' },
    recommended: { id: 'site.pins.recommended', defaultMessage: 'You may like them too' },
    videos: { id: 'site.pins.videos', defaultMessage: 'Their newest videos' },
  }),
  ...defineMessages<{ removed: { name: string }; unpin: { name: string } }>({
    removed: { id: 'site.pins.removed', defaultMessage: '{name} is no longer pinned.' },
    unpin: { id: 'site.pins.unpin', defaultMessage: 'Unpin {name}' },
  }),
};
