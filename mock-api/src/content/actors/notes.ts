import type { AnswerOf, InputOf } from '@lounge/protocol';
import type { getActorNote, storeActorNote } from '@lounge/protocol/content/actors';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { deleteNote, noteByKey, replaceNote } from './note-statements.ts';
import { actorExists } from './statements.ts';

type Note = AnswerOf<typeof getActorNote>;

/** The key of a guest's note about a performer. */
export const noteKey = (guestId: number, actorId: number): string => `${guestId} ${actorId}`;

/** Reads the caller's note about a performer. */
export const readNote = async (actorId: number, caller: Caller, { tx }: Pick<World, 'tx'>): Promise<Note> => {
  const [actor, note] = await Promise.all([
    actorExists.first(tx, { id: actorId }),
    noteByKey.first(tx, { key: noteKey(guestOf(caller), actorId) }),
  ]);
  if (actor === null) reject('unknown', 'actorId');
  return { actorId, comment: note?.comment ?? null, savedAt: note?.at ?? null };
};

/** Stores the caller's note, unless it was changed since; words that are stored already are a repeat. */
export const storeNote = async (
  { actorId, comment, basedOn }: InputOf<typeof storeActorNote>,
  caller: Caller,
  world: World,
): Promise<Note> => {
  const stored = await readNote(actorId, caller, world);
  const words = comment?.trim() === '' ? null : comment;
  if (stored.comment === words) return stored;
  if (stored.savedAt !== basedOn) reject('wrongSequence', 'basedOn');
  const guestId = guestOf(caller);
  const key = noteKey(guestId, actorId);
  if (words === null) {
    await deleteNote.all(world.tx, { key });
    return { actorId, comment: null, savedAt: null };
  }
  const at = nowIso(world);
  await replaceNote.all(world.tx, { key, guestId, actorId, comment: words, at });
  return { actorId, comment: words, savedAt: at };
};
