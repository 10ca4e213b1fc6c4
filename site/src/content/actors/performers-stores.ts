import { ActorNote, Performers } from '@lounge/stores/content/actors';
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

/** The guest's notes about the performers whose pages were opened. */
export const { use: useActorNotes } = defineModule({
  key: 'actorNotes',
  create: (stores) => {
    const config = sessionConfigOf(stores);
    const draftOf = (key: string) => ({
      read: () => config.draftOf(key),
      keep: (text: string) => config.setDraft(key, text),
    });
    return openedStores(
      (actorId) => new ActorNote(actorId, stores.context, draftOf(`note.${actorId}`)),
      () => ({}),
    );
  },
  listen: (notes, pushSource) => notes.listen(pushSource),
});
