import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleFill } from '../icons/paths/check-circle-fill.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { type CountedReward, rewardState } from '../monthly-rewards/reward-state.ts';
import type { RootProps } from '../root-props.ts';
import { RedeemButton } from '../monthly-rewards/RedeemButton.tsx';
import { messages } from './RewardTrack.messages.ts';
import { rewardTrackStyles } from './RewardTrack.styles.ts';

/** A reward on the track. */
export interface TrackedReward extends CountedReward {
  /** Identity. */
  id: number;
  /** The name, such as "2 spins". */
  name: string;
  /** Its picture, such as GiftArt of `@lounge/kit/gift-art`. */
  art?: ReactNode;
}

/** Props of RewardTrack. */
export interface RewardTrackProps extends RootProps<'section', 'title'> {
  /** The heading. */
  title: string;
  /** The points that count for these rewards. */
  points: number;
  /** The rewards; they are listed by the points that they require. */
  rewards: readonly TrackedReward[];
  /** A note beside the heading, such as until when they can be redeemed. */
  note?: string | undefined;
  /** The id of the reward that is being redeemed; the other buttons are inactive meanwhile. @default none */
  redeeming?: number | null | undefined;
  /** Called when the guest redeems a reward; without a handler none can be redeemed. */
  onRedeem?: ((redeem: { id: number }) => void) | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-reward-track' })`
  ${rewardTrackStyles}
`;

/** Rewards as a list ordered by points: redeemed, reached, and those ahead with the missing points. @spec component:RewardTrack */
export function RewardTrack(props: RewardTrackProps) {
  const { title, points, rewards, note, redeeming = null, onRedeem, level, ...rest } = props;
  const intl = useIntl();
  const heading = useId();
  const ordered = rewards.toSorted((one, other) => one.requiredPoints - other.requiredPoints);
  return (
    <Root aria-labelledby={heading} {...rest}>
      <div data-part="head">
        <h2 aria-level={level} id={heading}>
          {title}
        </h2>
        {note && <span>{note}</span>}
      </div>
      {ordered.length === 0 && <p>{intl.formatMessage(messages.empty)}</p>}
      {ordered.length > 0 && (
        <ol>
          {ordered.map((reward) => {
            const { id, name, art, requiredPoints } = reward;
            const state = rewardState(reward, points);
            const missing = Math.max(0, requiredPoints - points);
            return (
              <li key={id} data-state={state}>
                <span data-part="art" data-slot="">
                  {art}
                </span>
                <span data-part="words">
                  <b>{name}</b> <small>{intl.formatMessage(messages.points, { points: requiredPoints })}</small>
                </span>
                {state === 'redeemed' && (
                  <span data-part="state">
                    <Icon path={checkCircleFill} size={18} />
                    {intl.formatMessage(messages.redeemed)}
                  </span>
                )}
                {state === 'ahead' && missing > 0 && (
                  <span data-part="state">{intl.formatMessage(messages.toGo, { points: missing })}</span>
                )}
                {state === 'redeemable' && onRedeem && (
                  <RedeemButton
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
      )}
    </Root>
  );
}
