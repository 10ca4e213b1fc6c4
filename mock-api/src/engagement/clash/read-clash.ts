import { pathTo } from '@lounge/locale';
import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import type { clashOfCams, clashMedia, clashMember, clashTeamVotes } from '@lounge/protocol/engagement/clash';
import { contactsAmong } from '../../content/messenger/index.ts';
import { reject } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { parseSharedJson, toJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { countsFor } from './counts.ts';
import { isVotable, winnersOf, type Count } from './result.ts';
import { challengesOf, clashById, countsOf, membersByIds, teamsOf, videosByIds, votesOf } from './statements.ts';

/** The votes for each team, with the caller's own. */
export const votesWith = (counts: readonly Count[], own: number | null): Infer<typeof clashTeamVotes>[] =>
  counts.map(({ teamId, votes }) => ({ teamId, votes, hasVoted: teamId === own }));

/** The performers whom a clash shows, by their ids, without those whom the caller may not contact. */
const performersOf = async (ids: readonly number[], caller: Caller, world: World) => {
  const rows = await membersByIds.all(world.tx, { ids: toJson(ids) });
  const { isContactable } = await contactsAmong(ids, caller, world);
  const shown = rows.filter(isContactable).map(({ id, name, slug, age, isOnline, pictureSeed }) => {
    const member: Infer<typeof clashMember> = {
      id,
      name,
      online: isOnline === 1,
      avatar: pictureOf(caller.brand, 'avatar', pictureSeed),
      link: pathTo('performer.overview', caller.language, { actorName: slug }),
      profileAge: age,
    };
    return [id, member] as const;
  });
  return new Map(shown);
};

const mediaOf = async (
  challenges: readonly Row<'clashChallenge'>[],
  { language, brand }: Caller,
  world: World,
): Promise<ReadonlyMap<number, Infer<typeof clashMedia> & { readonly actorId: number }>> => {
  const ids = challenges.flatMap(({ videoId }) => (videoId === null ? [] : [videoId]));
  const rows = ids.length === 0 ? [] : await videosByIds.all(world.tx, { ids: toJson(ids) });
  return new Map(
    rows.map(({ id, title, previewSeed, slug, actorId }) => [
      id,
      {
        actorId,
        videoId: id,
        title: localized(title, { language }),
        link: pathTo('performer.video-details', language, { actorName: slug, videoId: id }),
        picture: pictureOf(brand, 'still', previewSeed),
      },
    ]),
  );
};

/** The handler of a clash. */
export const readClash = async (
  { id }: InputOf<typeof clashOfCams>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof clashOfCams>> => {
  const { tx } = world;
  const row = (await clashById.first(tx, { id })) ?? reject('unknown', 'id');
  const { guestId } = caller;
  const at = { clashId: id };
  const [teams, challenges, counts, own] = await Promise.all([
    teamsOf.all(tx, at),
    challengesOf.all(tx, at),
    countsOf.all(tx, at),
    guestId === null ? [] : votesOf.all(tx, { ...at, guestId }),
  ]);
  const media = await mediaOf(challenges, caller, world);
  const ids = [
    ...teams.flatMap(({ memberIds }) => parseSharedJson(memberIds)),
    ...challenges.flatMap(({ moderatorId }) => (moderatorId === null ? [] : [moderatorId])),
    ...[...media.values()].map(({ actorId }) => actorId),
  ];
  const performers = await performersOf([...new Set(ids)], caller, world);
  const teamIds = teams.map((team) => team.id);
  const results = challenges.map((challenge) => {
    const votes = countsFor(
      teamIds,
      counts.filter(({ challengeId }) => challengeId === challenge.id),
    );
    return { challenge, votes, winners: winnersOf(challenge, votes, world) };
  });
  return {
    id,
    name: localized(row.name, caller),
    start: row.start,
    end: row.end,
    themeId: row.themeId,
    teams: teams.map((team) => ({
      id: team.id,
      name: localized(team.name, caller),
      points: results.filter(({ winners }) => winners.winner === team.id).length,
      teamCaptain: performers.has(team.captainId) ? team.captainId : null,
      member: parseSharedJson(team.memberIds).flatMap((memberId) => performers.get(memberId) ?? []),
    })),
    challenges: results.map(({ challenge, votes, winners }) => {
      const moderator = challenge.moderatorId === null ? undefined : performers.get(challenge.moderatorId);
      const { actorId = 0, ...recording } = media.get(challenge.videoId ?? 0) ?? {};
      return {
        id: challenge.id,
        name: localized(challenge.name, caller),
        type: challenge.type,
        start: challenge.start,
        end: challenge.end,
        clashId: id,
        title: localized(challenge.title, caller),
        subTitle: localized(challenge.subTitle, caller),
        description: localized(challenge.description, caller),
        previewPicture: pictureOf(caller.brand, 'still', challenge.pictureSeed),
        ...winners,
        votable: isVotable(challenge, world),
        media: performers.has(actorId) ? (recording as Infer<typeof clashMedia>) : null,
        moderator: moderator === undefined ? null : moderatorOf(moderator),
        teams: votesWith(votes, own.find(({ challengeId }) => challengeId === challenge.id)?.teamId ?? null),
      };
    }),
  };
};

const moderatorOf = ({ profileAge: _age, ...moderator }: Infer<typeof clashMember>) => moderator;
