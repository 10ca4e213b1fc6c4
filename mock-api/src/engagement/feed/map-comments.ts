import type { Infer } from '@lounge/protocol';
import type { feedComment } from '@lounge/protocol/engagement/feed';
import { pictureOf } from '../../media/picture.ts';
import type { Caller } from '../../world/world.ts';
import type { CommentRow } from './comment-statements.ts';

type Comment = Infer<typeof feedComment>;

/** The performer of a post, as her comments show her. */
interface Creator {
  readonly name: string;
  readonly pictureSeed: string;
}

const threadOf = ({ threadId, id }: CommentRow): number => threadId ?? id;

/** The oldest thread first, each comment before its answers. */
const inThreads = (rows: readonly CommentRow[]): readonly CommentRow[] => {
  const begun = new Map(rows.flatMap((row) => (row.threadId === null ? [[row.id, row.at] as const] : [])));
  const placeOf = (row: CommentRow) => [
    begun.get(threadOf(row)) ?? row.at,
    threadOf(row),
    row.threadId === null ? 0 : 1,
    row.at,
    row.id,
  ];
  return rows.toSorted((one, other) => {
    const [places, others] = [placeOf(one), placeOf(other)];
    for (const [at, place] of places.entries()) {
      const against = others[at] ?? place;
      if (place !== against) return place < against ? -1 : 1;
    }
    return 0;
  });
};

const nobody = { name: null, avatar: null };

/** Guests appear by their display name, the performer with her picture. */
const userOf = ({ isCreator, name }: CommentRow, creator: Creator, { brand }: Caller): Comment['user'] => {
  if (isCreator === 1) return { name: creator.name, avatar: pictureOf(brand, 'avatar', creator.pictureSeed) };
  return name === null || name === '' ? nobody : { name, avatar: null };
};

/** Maps comments in the order of their threads. One that is gone keeps its place without words and writer. */
export const commentsOf = (rows: readonly CommentRow[], creator: Creator, caller: Caller): Comment[] =>
  inThreads(rows).map((row) => {
    const isDeleted = row.isGone === 1;
    return {
      id: row.id,
      conversationId: threadOf(row),
      parentId: row.parentId,
      created: row.at,
      isCreator: row.isCreator === 1 && !isDeleted,
      tipped: row.tipped === 1 && !isDeleted,
      text: isDeleted ? '' : row.text,
      isReplyToReply: row.parentId !== null && row.parentId !== row.threadId,
      user: isDeleted ? nobody : userOf(row, creator, caller),
      isOwn: row.guestId !== null && row.guestId === caller.guestId && !isDeleted,
      isDeleted,
    };
  });
