import type { IntlShape } from 'react-intl';
import { AvatarImage } from '../avatar-image/AvatarImage.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { heart } from '../icons/paths/heart.ts';
import { heartFill } from '../icons/paths/heart-fill.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import { messages } from './ClashBoard.messages.ts';
import type { ClashVote } from './clash-status.ts';

/** A performer of a team. */
export interface ClashMember {
  /** Identity. */
  id: number;
  /** The name. */
  name: string;
  /** The path of the profile. */
  href: string;
  /** The avatar. @default the first letter of the name */
  picture?: PictureContent | undefined;
  /** Whether she is online. @default false */
  online?: boolean | undefined;
}

/** A team of a clash. */
export interface ClashTeam {
  /** Identity. */
  id: number;
  /** The name. */
  name: string;
  /** The name of the captain. @default not said */
  captain?: string | undefined;
  /** The challenges that it won. */
  points: number;
  /** The picture of its stage. */
  picture: PictureContent;
  /** The performers. */
  members: readonly ClashMember[];
}

interface ClashSidesOptions {
  readonly teams: readonly ClashTeam[];
  readonly isVotable: boolean;
  /** Whether the clash is over, and nobody is on its stages. */
  readonly isOver: boolean;
  readonly vote: ClashVote | undefined;
  readonly onVote: ((teamId: number | null) => void) | undefined;
  readonly onLogin: (() => void) | undefined;
  readonly intl: IntlShape;
}

function VoteButton({
  team,
  vote,
  onVote,
  intl,
}: Omit<ClashSidesOptions, 'teams' | 'isVotable' | 'isOver' | 'onLogin'> & { team: ClashTeam }) {
  const isOwn = vote?.teamId === team.id;
  const label = isOwn ? messages.yoursFor : messages.vote;
  return (
    <Button
      variant={isOwn ? 'quiet' : 'outline'}
      wide
      icon={isOwn ? heartFill : heart}
      aria-pressed={isOwn}
      aria-label={intl.formatMessage(label, { team: team.name })}
      data-part="vote"
      data-kit=""
      onClick={() => onVote?.(isOwn ? null : team.id)}
    >
      {intl.formatMessage(isOwn ? messages.yours : messages.vote, { team: team.name })}
    </Button>
  );
}

function Side({ team, options }: { team: ClashTeam; options: ClashSidesOptions }) {
  const { isVotable, isOver, vote, onVote, intl } = options;
  const online = team.members.filter((each) => each.online === true).length;
  return (
    <li>
      <div data-part="frame" data-tint={team.picture.tint} data-on-picture="">
        <PictureImage
          picture={{ ...team.picture, alt: '' }}
          sizes="(min-width: 992px) 680px, 50vw"
          width={3}
          height={2}
          lazy={false}
          intl={intl}
        />
        {online > 0 && !isOver && <Badge badge={{ kind: 'live' }} data-kit="" />}
      </div>
      <h2>
        {team.name}{' '}
        {team.captain !== undefined && <small>{intl.formatMessage(messages.captain, { name: team.captain })}</small>}
      </h2>
      <div data-part="members">
        <ul>
          {team.members.map(({ id, name, href, picture, online: isOnline = false }) => (
            <li key={id} data-online={isOnline || undefined}>
              <a href={href} aria-label={name}>
                <AvatarImage name={name} picture={picture} data-kit="" />
              </a>
            </li>
          ))}
        </ul>
        <span>{intl.formatMessage(messages.online, { online, total: team.members.length })}</span>
      </div>
      {isVotable && onVote !== undefined && <VoteButton team={team} vote={vote} onVote={onVote} intl={intl} />}
    </li>
  );
}

/** The teams side by side with their vote buttons, or the one that leads a visitor to the log-in. */
export function ClashSides(options: ClashSidesOptions) {
  const { teams, isVotable, onVote, onLogin, intl } = options;
  return (
    <>
      <ul data-part="sides">
        {teams.map((team) => (
          <Side key={team.id} team={team} options={options} />
        ))}
      </ul>
      {isVotable && onVote === undefined && onLogin !== undefined && (
        <Button variant="primary" wide data-part="log-in" data-kit="" onClick={onLogin}>
          {intl.formatMessage(messages.logIn)}
        </Button>
      )}
    </>
  );
}
