import { s } from '@lounge/protocol';
import { contestKind } from '@lounge/protocol/engagement/contests';
import { inAllLanguages, storedInAllLanguages } from '../../world/by-language.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { state } from '../../world/state.ts';
import { addToEntry, countVote, insertVote, putContest, putEntry } from './statements.ts';

const minuteMs = 60_000;

/** A contest with entries. */
export const aContest = state('there is a contest {id}', {
  description:
    'A contest that began `begunMinutesAgo` minutes ago, or begins so many from now if negative, and ends `endsIn` minutes from now. Each entry is of a performer that other states add. Texts are the same in every language.',
  params: s.object({
    id: s.entityId,
    entries: s.array(
      s.object(
        {
          id: s.entityId,
          actorId: s.entityId,
          mediaId: s.entityId,
          albumId: s.optional(s.entityId),
          ageRating: s.optional(s.count),
          votes: s.optional(s.count),
        },
        { id: 'StateContestEntry', description: 'an entry of a contest' },
      ),
    ),
    kind: s.optional(contestKind),
    name: s.optional(s.string),
    begunMinutesAgo: s.optional(s.integer),
    endsIn: s.optional(s.integer),
  }),
  ifLeftOut: { kind: 'photos', name: 'The hat evening', begunMinutesAgo: 60, endsIn: 120 },
  setUp: ({ id, entries, kind, name, begunMinutesAgo, endsIn }, { database, clock }) => {
    const at = (minutes: number): string => new Date(clock.now() + minutes * minuteMs).toISOString();
    return database.change(async (tx) => {
      await putContest.all(tx, {
        id,
        kind,
        start: at(-begunMinutesAgo),
        end: at(endsIn),
        pictureSeed: `curtain-contest-${id}`,
        name: storedInAllLanguages(name),
        text: storedInAllLanguages('Who wears it best?'),
        prizes: toJson([inAllLanguages('An evening on TV'), inAllLanguages('The title page')]),
      });
      for (const { albumId, ageRating, votes, ...entry } of entries)
        await putEntry.all(tx, {
          ...entry,
          contestId: id,
          albumId: albumId ?? null,
          ageRating: ageRating ?? 16,
          votes: votes ?? 0,
          pictureSeed: `bloom-entry-${entry.id}`,
        });
    });
  },
});

/** A guest has voted in a contest. */
export const guestVotedInContest = state('the guest voted for the entries {entryIds}', {
  description: 'The guest has voted for these entries of the contest.',
  params: s.object({ guestId: s.entityId, contestId: s.entityId, entryIds: s.array(s.entityId) }),
  setUp: ({ guestId, contestId, entryIds }, parts) =>
    parts.database.change(async (tx) => {
      for (const entryId of entryIds) {
        const row = { guestId, contestId, entryId, at: nowIso(parts) };
        await insertVote.all(tx, { key: `${guestId} ${entryId}`, ...row });
        await countVote.all(tx, { key: `${guestId} ${contestId}`, guestId, contestId });
        await addToEntry.all(tx, { id: entryId, votes: 1 });
      }
    }),
});

/** The states of this module. */
export const contestStates = [aContest, guestVotedInContest];
