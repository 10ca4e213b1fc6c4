import { defineMessages } from 'react-intl';

/** Texts of a performer's pictures. */
export const messages = {
  ...defineMessages({
    filter: { id: 'site.pictures.filter', defaultMessage: 'Which pictures' },
    none: { id: 'site.pictures.none', defaultMessage: 'All' },
    sedcards: { id: 'site.pictures.sedcards', defaultMessage: 'Introduction' },
    sedcardsNote: { id: 'site.pictures.sedcardsNote', defaultMessage: 'A first look, free of charge' },
    photos: { id: 'site.pictures.photos', defaultMessage: 'Photos' },
    private: { id: 'site.pictures.private', defaultMessage: 'Private shop' },
    empty: { id: 'site.pictures.empty', defaultMessage: 'Nothing here yet' },
    emptyText: { id: 'site.pictures.emptyText', defaultMessage: 'All pictures are one click away.' },
  }),
  ...defineMessages<{ title: { name: string } }>({
    title: { id: 'site.pictures.title', defaultMessage: 'Pictures of {name}' },
  }),
  ...defineMessages<{ description: { name: string } }>({
    description: {
      id: 'site.pictures.description',
      defaultMessage: 'Introduction, photos and private albums of {name}. For adults; everyone here is 21 or older.',
    },
  }),
};
