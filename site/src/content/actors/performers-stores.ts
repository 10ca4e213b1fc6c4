import { ActorNote, Performers, type StoredDraft } from '@lounge/stores/content/actors';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { sessionConfigOf } from '../../foundation/session/session-config-stores.ts';

/** The profiles that were opened on this page. */
export const { of: performersOf, use: usePerformers } = defineModule({
  key: 'performers',
  create: ({ context }) => new Performers(context),
  listen: (performers, pushSource) => performers.listen(pushSource),
  snapshot: (performers) => performers,
});

/** The text of a note that was emptied, as an empty draft is none. */
const emptied = ' ';

/** The guest's notes about the performers whose pages were opened. */
export const { use: useActorNotes } = defineModule({
  key: 'actorNotes',
  create: (stores) => {
    const config = sessionConfigOf(stores);
    const draftOf = (key: string): StoredDraft => ({
      read: () => {
        const text = config.draftOf(key);
        if (text === '') return null;
        return { text: text === emptied ? '' : text, basedOn: config.draftOf(`${key}.basedOn`) || null };
      },
      keep: (draft) => {
        config.setDraft(key, draft?.text === '' ? emptied : (draft?.text ?? ''));
        config.setDraft(`${key}.basedOn`, draft?.basedOn ?? '');
      },
    });
    return openedStores(
      (actorId) => new ActorNote(actorId, stores.context, draftOf(`note.${actorId}`)),
      () => ({}),
    );
  },
  listen: (notes, pushSource) => notes.listen(pushSource),
});
