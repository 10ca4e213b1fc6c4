import { defineMessages } from 'react-intl';

/** Texts of the rows that lead to a feed; the start page has them without those of the feeds. */
export const messages = defineMessages({
  title: { id: 'site.feedRow.title', defaultMessage: 'New in the feed' },
  posts: { id: 'site.feedRow.posts', defaultMessage: 'Posts' },
  showAll: { id: 'site.feedRow.showAll', defaultMessage: 'Show all posts' },
});
