import { type ReactNode, useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { RedeemButton } from './RedeemButton.tsx';
import { messages } from './MonthlyRewards.messages.ts';
import { type CountedReward, rewardState } from './reward-state.ts';
import { monthlyRewardsStyles } from './MonthlyRewards.styles.ts';

/** A reward on the track. */
export interface MonthlyReward extends CountedReward {
  /** Identity. */
  id: number;
  /** The name, such as "3 Roses". */
  name: string;
  /** Its picture, such as GiftArt of `@lounge/kit/gift-art`. */
  art?: ReactNode;
  /** A number beside the picture, such as an amount of coins. */
  figure?: string | undefined;
}

/** Props of MonthlyRewards. */
export interface MonthlyRewardsProps extends RootProps<'section', 'title'> {
  /** The month, as the heading. */
  title: string;
  /** The guest's points. */
  points: number;
  /** The rewards, ordered by the required points. */
  rewards: readonly MonthlyReward[];
  /** When the month ends, as text. */
  note?: string | undefined;
  /** The id of the reward that is being redeemed; the other buttons are inactive meanwhile. @default none */
  redeeming?: number | null | undefined;
  /** Called when the guest redeems a reward; without a handler no reward can be redeemed. */
  onRedeem?: ((redeem: { id: number }) => void) | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-monthly-rewards' })`
  ${monthlyRewardsStyles}
`;

/** The monthly rewards on a track of points: redeemed, redeemable and still ahead. @spec component:MonthlyRewardTrack */
export function MonthlyRewards({
  title,
  points,
  rewards,
  note,
  redeeming = null,
  onRedeem,
  level,
  ...rest
}: MonthlyRewardsProps) {
  const intl = useIntl();
  const heading = useId();
  const most = Math.max(1, ...rewards.map(({ requiredPoints }) => requiredPoints));
  return (
    <Root aria-labelledby={heading} {...rest}>
      <div data-part="head">
        <h2 aria-level={level} id={heading}>
          {title}
        </h2>
        <span>{intl.formatMessage(messages.points, { points })}</span>
        {note && <span data-part="note">{note}</span>}
      </div>
      <progress aria-label={intl.formatMessage(messages.progress)} max={most} value={Math.min(points, most)} />
      <ol data-part="rewards">
        {rewards.map((reward, at) => {
          const before = rewards[at - 1]?.requiredPoints;
          const { id, name, art, figure, requiredPoints } = reward;
          const state = rewardState(reward, points);
          return (
            <li key={id} data-state={state}>
              {before !== undefined && (
                <progress
                  aria-hidden
                  max={Math.max(1, requiredPoints - before)}
                  value={Math.min(requiredPoints - before, Math.max(0, points - before))}
                />
              )}
              <span data-part="art">
                <span data-slot="">{art}</span>
                {figure !== undefined && <b data-part="figure">{figure}</b>}
                {state === 'redeemed' && (
                  <span data-part="done">
                    <Icon path={check} size={14} label={intl.formatMessage(messages.redeemed)} />
                  </span>
                )}
              </span>
              <span data-part="words">
                <b>{name}</b> <small>{intl.formatMessage(messages.points, { points: requiredPoints })}</small>
              </span>
              {state === 'redeemable' && onRedeem && (
                <RedeemButton
                  variant="primary"
                  id={id}
                  label={intl.formatMessage(messages.redeem)}
                  named={intl.formatMessage(messages.redeemNamed, { name })}
                  redeeming={redeeming}
                  onRedeem={onRedeem}
                />
              )}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
