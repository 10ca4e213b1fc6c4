import { defineMessages } from 'react-intl';

/** Texts of BlogArticle. */
export const messages = defineMessages({
  loading: { id: 'kit.blogArticle.loading', defaultMessage: 'Loading a story' },
  missing: { id: 'kit.blogArticle.missing', defaultMessage: 'This story is not here' },
  missingText: {
    id: 'kit.blogArticle.missingText',
    defaultMessage: 'It was taken back, or the link has a typo. The others are in the magazine.',
  },
  magazine: { id: 'kit.blogArticle.magazine', defaultMessage: 'To the magazine' },
});
