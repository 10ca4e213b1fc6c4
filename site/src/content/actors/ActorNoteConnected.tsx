import { ActorNoteEditor } from '@lounge/kit/actor-note-editor';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useRead } from '../../shared/use-read.ts';
import { useActorNotes } from './performers-stores.ts';

/** The guest's private note about a performer, read where it is shown. @spec screen:overlay.actor-note, feature:performers.note */
export const ActorNoteConnected = observer(({ actor }: { actor: Pick<ActorData, 'id' | 'name'> }) => {
  const note = useActorNotes().open(actor.id);
  useRead(note);
  return (
    <ActorNoteEditor
      name={actor.name}
      text={note.text}
      state={note.isUnread ? 'notLoaded' : note.data.value === null ? 'loading' : note.state}
      savedAt={note.savedAt}
      canUndo={note.canUndo}
      onWrite={note.write}
      onSave={() => void note.save()}
      onUndo={note.undo}
      onReload={() => void note.load()}
      onKeepMine={() => void note.keepMine()}
      onTakeTheirs={() => void note.takeTheirs()}
    />
  );
});
