import { ButtonLink } from '@lounge/kit/button';
import { ClashBoard, currentRound, type ClashRound, type ClashVote } from '@lounge/kit/clash-board';
import { pathTo } from '@lounge/locale';
import type { Clash, ClashChallengeData, ClashTeamData } from '@lounge/stores/engagement/clash';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMinutes } from '../../content/tickets/tickets-stores.ts';
import { idIn } from '../../foundation/page/id-in.ts';
import { NeedsScript } from '../../foundation/page/NeedsScript.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useApp } from '../../shared/app-context.ts';
import { messages as games } from '../special-events/Games.messages.ts';
import { ChallengeConnected } from './ChallengeConnected.tsx';
import { useClashes } from './clash-stores.ts';

const Page = styled.div.withConfig({ componentId: 'site-clash' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  width: 100%;
  max-width: 1432px;
  margin: 0 auto;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
  @media (min-width: 768px) {
    padding-top: 44px;
  }
`;

const roundOf = (challenge: ClashChallengeData): ClashRound => ({
  id: challenge.id,
  title: challenge.title,
  type: challenge.type,
  start: challenge.start,
  end: challenge.end,
  votable: challenge.votable,
  votes: challenge.teams,
  winner: challenge.winner,
  decidedBy: challenge.winnerAdmin === null ? 'votes' : 'jury',
});

/** The picture of a team's stage: its captain, or nothing but a colour where all of its members are hidden from the guest. */
const stageOf = (member: ClashTeamData['member'][number] | undefined) =>
  member === undefined ? { src: '' } : pictureContent(member.avatar);

/** The guest's vote in a challenge as the board shows it; `hasTakenBack` is whether the last press took it back. */
const voteOf = (clash: Clash, challengeId: number, hasTakenBack: boolean): ClashVote => {
  const teamId = clash.ownVote(challengeId);
  if (clash.isVoting(challengeId)) return { teamId, state: 'sending' };
  if (clash.failureOf(challengeId) !== null) return { teamId, state: 'failed' };
  return { teamId, state: teamId === null && hasTakenBack ? 'takenBack' : 'counted' };
};

/**
 * A clash with its board, whose votes follow while it is shown, and the words of the challenge of now.
 * @spec screen:event.clash-of-cams, feature:reward.clash-vote
 */
export const ClashScreen = observer(() => {
  const intl = useIntl();
  const { stores, paymentDialog, config } = useApp();
  const { id } = useParams();
  const clash = useClashes().open(idIn(id));
  const { now } = useMinutes();
  const [takenBack, setTakenBack] = useState<number | null>(null);
  useEffect(() => clash.watch(), [clash]);
  const data = clash.data.value;
  if (data === null) return null;
  const rounds = data.challenges.map(roundOf);
  const round = currentRound(rounds, now);
  const challenge = data.challenges.find((each) => each.id === round?.id);
  const vote = ({ challengeId, teamId }: { challengeId: number; teamId: number | null }): void => {
    setTakenBack(teamId === null ? challengeId : null);
    void clash.vote(challengeId, teamId);
  };
  return (
    <Page data-theme-of={data.themeId}>
      <NeedsScript />
      <ClashBoard
        title={data.name}
        now={now}
        host={challenge?.moderator?.name}
        teams={data.teams.map((team) => {
          const captain = team.member.find((each) => each.id === team.teamCaptain);
          return {
            id: team.id,
            name: team.name,
            captain: captain?.name,
            points: team.points,
            picture: stageOf(captain ?? team.member[0]),
            members: team.member.map(({ id: memberId, name, link, avatar, online }) => ({
              id: memberId,
              name,
              href: link,
              picture: pictureContent(avatar),
              online: stores.presence.isOnline(memberId, online),
            })),
          };
        })}
        rounds={rounds}
        vote={challenge === undefined ? undefined : voteOf(clash, challenge.id, takenBack === challenge.id)}
        onVote={stores.guest.isLoggedIn ? vote : undefined}
        onLogin={stores.guest.isLoggedIn ? undefined : () => paymentDialog.open('log-in')}
        onOver={clash.data.refresh}
      />
      {challenge !== undefined && <ChallengeConnected challenge={challenge} />}
      <p>
        <ButtonLink variant="outline" href={pathTo('magazine.events', config.language)}>
          {intl.formatMessage(games.allEvents)}
        </ButtonLink>
      </p>
    </Page>
  );
});
