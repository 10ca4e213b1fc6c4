import { defineMessages } from 'react-intl';

/** Texts of comments on a post. */
export const messages = {
  ...defineMessages({
    title: { id: 'kit.feedComments.title', defaultMessage: 'Comments' },
    empty: { id: 'kit.feedComments.empty', defaultMessage: 'Be the first to say something' },
    label: { id: 'kit.feedComments.label', defaultMessage: 'Write a comment' },
    send: { id: 'kit.feedComments.send', defaultMessage: 'Send' },
    again: { id: 'kit.feedComments.again', defaultMessage: 'Send again' },
    reply: { id: 'kit.feedComments.reply', defaultMessage: 'Reply' },
    delete: { id: 'kit.feedComments.delete', defaultMessage: 'Delete' },
    report: { id: 'kit.feedComments.report', defaultMessage: 'Report' },
    ask: { id: 'kit.feedComments.ask', defaultMessage: 'Delete your comment?' },
    deleteNow: { id: 'kit.feedComments.deleteNow', defaultMessage: 'Delete for good' },
    keep: { id: 'kit.feedComments.keep', defaultMessage: 'Keep it' },
    written: { id: 'kit.feedComments.written', defaultMessage: 'Your comment is published.' },
    deleted: { id: 'kit.feedComments.deleted', defaultMessage: 'Your comment is deleted.' },
    isDeleted: { id: 'kit.feedComments.isDeleted', defaultMessage: 'This comment is no longer shown.' },
    isReported: { id: 'kit.feedComments.isReported', defaultMessage: 'You reported this comment. We look at it.' },
    creator: { id: 'kit.feedComments.creator', defaultMessage: 'Performer' },
    tipped: { id: 'kit.feedComments.tipped', defaultMessage: 'Tip' },
    nameless: { id: 'kit.feedComments.nameless', defaultMessage: 'A guest' },
    needLogin: { id: 'kit.feedComments.needLogin', defaultMessage: 'Log in to comment.' },
    logIn: { id: 'kit.feedComments.logIn', defaultMessage: 'Log in' },
    blocked: { id: 'kit.feedComments.blocked', defaultMessage: 'You are blocked from commenting here.' },
    write: { id: 'kit.feedComments.write', defaultMessage: 'Write a comment' },
    hide: { id: 'kit.feedComments.hide', defaultMessage: 'Hide comments' },
    openPost: { id: 'kit.feedComments.openPost', defaultMessage: 'Open the post' },
    loading: { id: 'kit.feedComments.loading', defaultMessage: 'Loading comments' },
    notLoaded: { id: 'kit.feedComments.notLoaded', defaultMessage: 'The comments did not load.' },
    reload: { id: 'kit.feedComments.reload', defaultMessage: 'Try again' },
    why: { id: 'kit.feedComments.why', defaultMessage: 'Why?' },
  }),
  ...defineMessages<{
    replyTo: { name: string };
    to: { name: string };
    more: { count: number };
    all: { count: number };
    tippedCoins: { count: number };
  }>({
    replyTo: { id: 'kit.feedComments.replyTo', defaultMessage: 'Reply to {name}' },
    to: { id: 'kit.feedComments.to', defaultMessage: 'to {name}' },
    more: {
      id: 'kit.feedComments.more',
      defaultMessage: '{count, plural, one {# more comment} other {# more comments}}',
    },
    all: {
      id: 'kit.feedComments.all',
      defaultMessage: '{count, plural, one {Show # comment} other {Show all # comments}}',
    },
    tippedCoins: {
      id: 'kit.feedComments.tippedCoins',
      defaultMessage: '{count, plural, one {# coin} other {# coins}}',
    },
  }),
};
