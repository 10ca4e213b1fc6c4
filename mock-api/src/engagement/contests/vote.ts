import type { Infer } from '@lounge/protocol';
import type { contestKind, contestVoteResult } from '@lounge/protocol/engagement/contests';
import { contactsAmong } from '../../content/messenger/index.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { isOldEnough } from '../../foundation/wallet/restriction.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { idOfHash } from './entry-hash.ts';
import { openContest } from './read-contests.ts';
import {
  addToEntry,
  ballotsOf,
  countVote,
  deleteVote,
  entriesOfMedium,
  entriesWithId,
  hideWindows,
  insertVote,
  uncountVote,
} from './statements.ts';

type Kind = Infer<typeof contestKind>;
type VoteResult = Infer<typeof contestVoteResult>;

/** An entry as a call names it: by its medium, or by its key. */
type Named =
  | {
      readonly contestId: number;
      readonly mediaId: number;
      readonly actorId?: number;
      readonly albumId?: number | null;
    }
  | { readonly contestId: number; readonly itemHash: string; readonly actorId?: never; readonly albumId?: never };

/** The names of the fields in the input of a call, for its failures. */
interface Fields {
  readonly contest: string;
  readonly entry: string;
}

const entriesNamed = (named: Named, { tx }: Pick<World, 'tx'>) => {
  const { contestId } = named;
  if ('mediaId' in named) return entriesOfMedium.all(tx, { contestId, mediaId: named.mediaId });
  const id = idOfHash(named.itemHash, contestId);
  return id === null ? [] : entriesWithId.all(tx, { contestId, id });
};

/** The entry of a contest in which guests can vote now in this way. Rejects one elsewhere, and one that is hidden from the caller. */
const votableEntry = async (
  named: Named,
  { kinds, fields }: { readonly kinds: readonly Kind[]; readonly fields: Fields },
  caller: Caller,
  world: World,
) => {
  const contest = await openContest(named.contestId, fields.contest, world);
  if (contest.end <= nowIso(world) || !kinds.includes(contest.kind)) reject('notPossible', fields.contest);
  const entry = (await entriesNamed(named, world)).find(
    ({ actorId, albumId }) =>
      (named.actorId === undefined || actorId === named.actorId) &&
      (named.albumId === undefined || albumId === named.albumId),
  );
  if (entry === undefined) return reject('unknown', fields.entry);
  const { isContactable } = await contactsAmong([entry.actorId], caller, world);
  return isContactable({ id: entry.actorId, banned: entry.banned }) ? entry : reject('unknown', fields.entry);
};

const resultOf = async (
  entry: Pick<Row<'contestEntry'>, 'contestId' | 'mediaId'>,
  guestId: number,
  outcome: Pick<VoteResult, 'mediaVotes' | 'success' | 'needAvs'>,
  world: World,
): Promise<VoteResult> => {
  const [ballot] = await ballotsOf.all(world.tx, { guestId, ids: toJson([entry.contestId]) });
  return {
    contestId: entry.contestId,
    mediaId: entry.mediaId,
    guestId,
    ...outcome,
    voteCount: ballot?.votes ?? 0,
    hideVoteLimitModal: ballot?.hidesLimitWindow === 1,
  };
};

/** How a call votes: the kinds of contests that it serves, and its fields. */
export interface Way {
  readonly kinds: readonly Kind[];
  readonly fields: Fields;
}

/**
 * Counts the vote of a guest for an entry, five in the whole contest. Votes of several tabs wait for the row of the guest's votes.
 * @spec rule:contest-max-votes, rule:contest-voting-avs
 */
export const castVote = async (
  named: Named,
  windows: { readonly hideConfirmWindow?: boolean | undefined; readonly hideVoteLimitModal?: boolean | undefined },
  way: Way,
  caller: Caller,
  world: World,
): Promise<VoteResult> => {
  const guestId = guestOf(caller);
  const { tx } = world;
  const entry = await votableEntry(named, way, caller, world);
  const { id: entryId, contestId } = entry;
  const ballot = { key: `${guestId} ${contestId}`, guestId, contestId };
  if (windows.hideConfirmWindow === true || windows.hideVoteLimitModal === true)
    await hideWindows.all(tx, {
      ...ballot,
      hidesConfirmWindow: windows.hideConfirmWindow === true ? 1 : 0,
      hidesLimitWindow: windows.hideVoteLimitModal === true ? 1 : 0,
    });
  const answer = (mediaVotes: number, success: boolean, needAvs = false) =>
    resultOf(entry, guestId, { mediaVotes, success, needAvs }, world);
  if (!(await isOldEnough(guestId, entry.ageRating, world))) return answer(entry.votes, false, true);
  const key = `${guestId} ${entryId}`;
  const isNew = await insertVote.first(tx, { key, guestId, contestId, entryId, at: nowIso(world) });
  if (isNew === null) return answer(entry.votes, true);
  if ((await countVote.first(tx, ballot)) === null) {
    await deleteVote.all(tx, { key });
    return answer(entry.votes, false);
  }
  return answer((await addToEntry.first(tx, { id: entryId, votes: 1 }))?.votes ?? 0, true);
};

/** Takes the vote of a guest for an entry back, who can give it to another one then. Without one it changes nothing. */
export const takeBack = async (named: Named, way: Way, caller: Caller, world: World): Promise<VoteResult> => {
  const guestId = guestOf(caller);
  const { tx } = world;
  const entry = await votableEntry(named, way, caller, world);
  const outcome = (mediaVotes: number) => ({ mediaVotes, success: true, needAvs: false });
  if ((await deleteVote.first(tx, { key: `${guestId} ${entry.id}` })) === null)
    return resultOf(entry, guestId, outcome(entry.votes), world);
  await uncountVote.all(tx, { key: `${guestId} ${entry.contestId}` });
  const counted = await addToEntry.first(tx, { id: entry.id, votes: -1 });
  return resultOf(entry, guestId, outcome(counted?.votes ?? 0), world);
};
