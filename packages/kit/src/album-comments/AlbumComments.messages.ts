import { defineMessages } from 'react-intl';

/** Texts of comments on an album. */
export const messages = {
  ...defineMessages({
    title: { id: 'kit.albumComments.title', defaultMessage: 'Comments' },
    empty: { id: 'kit.albumComments.empty', defaultMessage: 'Nobody has commented yet.' },
    loading: { id: 'kit.albumComments.loading', defaultMessage: 'Loading the comments' },
    notLoaded: { id: 'kit.albumComments.notLoaded', defaultMessage: 'The comments did not load.' },
    again: { id: 'kit.albumComments.again', defaultMessage: 'Load again' },
    label: { id: 'kit.albumComments.label', defaultMessage: 'Your comment' },
    once: { id: 'kit.albumComments.once', defaultMessage: 'Everybody reads it, with your name. You can write one.' },
    send: { id: 'kit.albumComments.send', defaultMessage: 'Comment' },
    needLogin: { id: 'kit.albumComments.needLogin', defaultMessage: 'Log in to comment.' },
    logIn: { id: 'kit.albumComments.logIn', defaultMessage: 'Log in' },
    commented: { id: 'kit.albumComments.commented', defaultMessage: 'You have commented on this album.' },
    blocked: { id: 'kit.albumComments.blocked', defaultMessage: 'You cannot write comments here.' },
    nameless: { id: 'kit.albumComments.nameless', defaultMessage: 'A guest' },
    delete: { id: 'kit.albumComments.delete', defaultMessage: 'Delete' },
    ask: {
      id: 'kit.albumComments.ask',
      defaultMessage: 'Delete your comment? You cannot write another one.',
    },
    deleteNow: { id: 'kit.albumComments.deleteNow', defaultMessage: 'Delete for good' },
    keep: { id: 'kit.albumComments.keep', defaultMessage: 'Keep it' },
    written: { id: 'kit.albumComments.written', defaultMessage: 'Your comment is published.' },
    deleted: {
      id: 'kit.albumComments.deleted',
      defaultMessage: 'Your comment is deleted. An album takes one comment from each guest.',
    },
    gone: {
      id: 'kit.albumComments.gone',
      defaultMessage: 'Your comment is no longer here. An album takes one comment from each guest.',
    },
    report: { id: 'kit.albumComments.report', defaultMessage: 'Report' },
    newer: { id: 'kit.albumComments.newer', defaultMessage: 'Newer' },
    older: { id: 'kit.albumComments.older', defaultMessage: 'Older' },
  }),
  ...defineMessages<{ place: { page: number; pages: number } }>({
    place: { id: 'kit.albumComments.place', defaultMessage: 'Page {page} of {pages}' },
  }),
};
