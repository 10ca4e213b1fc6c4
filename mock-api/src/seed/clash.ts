import { toJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';
import type { PerformerRow } from './rows.ts';
import { clashChallenges, clashName, clashTeams, clashText } from './texts/clash.ts';
import { byLanguage } from './translations.ts';

/** The id of the clash, which is that of its event. */
const clashId = 90;
/** For how many minutes after its end it stays in the list of events. */
const listedAfter = 24 * 60;
const minuteMs = 60_000;
/** How many minutes before the moment of the seeds the clash began. */
const begunBefore = 100;
const membersPerTeam = 3;

/** The clash of a new world around the moment of the seeds: two challenges are over, one runs, and two are to come. */
export const clashRows = (
  performers: readonly PerformerRow[],
  moment: string,
): {
  /** Its event. */
  readonly campaign: Row<'campaign'>;
  readonly clash: readonly Row<'clash'>[];
  readonly clashTeam: readonly Row<'clashTeam'>[];
  readonly clashChallenge: readonly Row<'clashChallenge'>[];
} => {
  const at = (minutes: number): string =>
    new Date(Date.parse(moment) + (minutes - begunBefore) * minuteMs).toISOString();
  const end = Math.max(...clashChallenges.map(({ from, minutes }) => from + minutes));
  const moderator = performers[clashTeams.length * membersPerTeam];
  return {
    campaign: {
      id: clashId,
      eventType: 'clash',
      actorId: null,
      start: at(0),
      end: at(end),
      rewardsUntil: at(end + listedAfter),
      content: toJson({}),
      pictureSeed: 'curtain-event-clash',
      title: toJson(byLanguage(clashName)),
      text: toJson(byLanguage(clashText)),
    },
    clash: [
      {
        id: clashId,
        start: at(0),
        end: at(end),
        themeId: 'evening',
        name: toJson(byLanguage(clashName)),
      },
    ],
    clashTeam: clashTeams.map((name, index) => {
      const members = performers.slice(index * membersPerTeam, (index + 1) * membersPerTeam).map(({ id }) => id);
      return {
        id: index + 1,
        clashId,
        captainId: members[0] ?? 0,
        memberIds: toJson(members),
        name: toJson(byLanguage(name)),
      };
    }),
    clashChallenge: clashChallenges.map(
      ({ type, from, minutes, winnerAdmin, title, subTitle, description }, index) => ({
        id: index + 1,
        clashId,
        type,
        start: at(from),
        end: at(from + minutes),
        winnerAdmin,
        moderatorId: moderator?.id ?? null,
        videoId: null,
        pictureSeed: `bloom-clash-${index + 1}`,
        name: toJson(byLanguage(title)),
        title: toJson(byLanguage(title)),
        subTitle: toJson(byLanguage(subTitle)),
        description: toJson(byLanguage(description)),
      }),
    ),
  };
};
