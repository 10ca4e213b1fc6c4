import { defineMessages } from 'react-intl';

/** Texts of the magazine. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.blog.title', defaultMessage: 'Magazine' },
    description: {
      id: 'site.blog.description',
      defaultMessage: 'Interviews, news and what is planned: the stories of the magazine, the newest first.',
    },
    latest: { id: 'site.blog.latest', defaultMessage: 'Latest' },
    featured: { id: 'site.blog.featured', defaultMessage: 'Featured' },
    general: { id: 'site.blog.general', defaultMessage: 'General' },
    event: { id: 'site.blog.event', defaultMessage: 'Events' },
    live: { id: 'site.blog.live', defaultMessage: 'Live' },
    premiumTv: { id: 'site.blog.premiumTv', defaultMessage: 'Premium TV' },
    freeTv: { id: 'site.blog.freeTv', defaultMessage: 'Free TV' },
    actions: { id: 'site.blog.actions', defaultMessage: 'Campaigns' },
    production: { id: 'site.blog.production', defaultMessage: 'Behind the scenes' },
    news: { id: 'site.blog.news', defaultMessage: 'News' },
    interviews: { id: 'site.blog.interviews', defaultMessage: 'Interviews' },
    categories: { id: 'site.blog.categories', defaultMessage: 'Categories' },
    older: { id: 'site.blog.older', defaultMessage: 'Older' },
    archive: { id: 'site.blog.archive', defaultMessage: 'Archive' },
    months: { id: 'site.blog.months', defaultMessage: 'Months' },
    wholeYear: { id: 'site.blog.wholeYear', defaultMessage: 'Whole year' },
    shelf: { id: 'site.blog.shelf', defaultMessage: 'From the shelf' },
    issues: { id: 'site.blog.issues', defaultMessage: 'Issues' },
    issuesTitle: { id: 'site.blog.issuesTitle', defaultMessage: 'Issues of the magazine' },
    issuesDescription: {
      id: 'site.blog.issuesDescription',
      defaultMessage: 'The issues of the magazine, the newest first: each has the stories of three months.',
    },
    noIssues: { id: 'site.blog.noIssues', defaultMessage: 'No issues yet' },
    stories: { id: 'site.blog.stories', defaultMessage: 'Stories' },
    empty: { id: 'site.blog.empty', defaultMessage: 'No stories here yet' },
    emptyText: { id: 'site.blog.emptyText', defaultMessage: 'New stories appear here in the morning.' },
    toMagazine: { id: 'site.blog.toMagazine', defaultMessage: 'To the magazine' },
    notLoaded: { id: 'site.blog.notLoaded', defaultMessage: 'The stories did not load' },
    more: { id: 'site.blog.more', defaultMessage: 'More to read' },
    neighbours: { id: 'site.blog.neighbours', defaultMessage: 'Before and after this story' },
    previous: { id: 'site.blog.previous', defaultMessage: 'Earlier' },
    next: { id: 'site.blog.next', defaultMessage: 'Later' },
  }),
  ...defineMessages<{ total: { count: number } }>({
    total: { id: 'site.blog.total', defaultMessage: '{count, plural, one {# story} other {# stories}}' },
  }),
  ...defineMessages<{ listDescription: { list: string } }>({
    listDescription: {
      id: 'site.blog.listDescription',
      defaultMessage: '{list}: stories of the magazine, the newest first.',
    },
  }),
  ...defineMessages<{ archiveTitle: { period: string } }>({
    archiveTitle: { id: 'site.blog.archiveTitle', defaultMessage: 'Stories of {period}' },
  }),
  ...defineMessages<{ archiveDescription: { period: string } }>({
    archiveDescription: {
      id: 'site.blog.archiveDescription',
      defaultMessage: 'The stories of the magazine that appeared in {period}, the newest first.',
    },
  }),
  ...defineMessages<{ issueTitle: { from: string; until: string } }>({
    issueTitle: { id: 'site.blog.issueTitle', defaultMessage: 'The issue of {from} to {until}' },
  }),
};
