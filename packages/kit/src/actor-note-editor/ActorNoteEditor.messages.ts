import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    onlyYou: { id: 'kit.actorNote.onlyYou', defaultMessage: 'Only you can read this' },
    saving: { id: 'kit.actorNote.saving', defaultMessage: 'Saving…' },
    undo: { id: 'kit.actorNote.undo', defaultMessage: 'Undo changes' },
    failed: { id: 'kit.actorNote.failed', defaultMessage: 'Your note was not saved. It stays here until it is.' },
    retry: { id: 'kit.actorNote.retry', defaultMessage: 'Save again' },
    changed: { id: 'kit.actorNote.changed', defaultMessage: 'You changed this note on another page or device.' },
    keepMine: { id: 'kit.actorNote.keepMine', defaultMessage: 'Keep this one' },
    takeTheirs: { id: 'kit.actorNote.takeTheirs', defaultMessage: 'Show the other one' },
    notLoaded: { id: 'kit.actorNote.notLoaded', defaultMessage: 'Your note could not be loaded.' },
    loadAgain: { id: 'kit.actorNote.loadAgain', defaultMessage: 'Load again' },
  }),
  ...defineMessages<{ label: { name: string } }>({
    label: { id: 'kit.actorNote.label', defaultMessage: 'Your note about {name}' },
  }),
  ...defineMessages<{ saved: { when: string } }>({
    saved: { id: 'kit.actorNote.saved', defaultMessage: 'Saved {when}' },
  }),
};
