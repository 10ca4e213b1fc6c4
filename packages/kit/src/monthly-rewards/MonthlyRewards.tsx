import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './MonthlyRewards.messages.ts';
import { type CountedReward, rewardState } from './reward-state.ts';

/** A reward on the track. */
export interface MonthlyReward extends CountedReward {
  /** Identity. */
  id: number;
  /** What it is, such as "3 Roses". */
  name: string;
  /** Its picture, such as GiftArt of `@lounge/kit/gift-art`. */
  art?: ReactNode;
}

/** Props of MonthlyRewards. */
export interface MonthlyRewardsProps extends RootProps<'section', 'title'> {
  /** The month, as the heading. */
  title: string;
  /** Points of the guest. */
  points: number;
  /** The rewards by the points they need. */
  rewards: readonly MonthlyReward[];
  /** When the month ends, as text. */
  note?: string | undefined;
  /** The reward that is being redeemed; the others wait. @default none */
  redeeming?: number | null | undefined;
  /** The guest redeems a reward; without a listener none can be. */
  onRedeem?: ((redeem: { id: number }) => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-monthly-rewards' })`
  position: relative;
  padding: 32px 36px;
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-1);
  > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 12px;
    color: var(--kit-text-muted);
    font-size: var(--kit-type-2);
  }
  h2 {
    color: var(--kit-text);
  }
  [data-part='note'] {
    margin-left: auto;
  }
  > progress {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
  > ol {
    display: flex;
    margin-top: 28px;
  }
  li {
    position: relative;
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    text-align: center;
  }
  li > progress {
    position: absolute;
    top: 42px;
    right: calc(50% + 52px);
    width: calc(100% - 104px);
    height: 5px;
    border: 0;
    border-radius: 3px;
    background: var(--kit-surface-3);
    appearance: none;
  }
  li > progress::-webkit-progress-bar {
    border-radius: 3px;
    background: var(--kit-surface-3);
  }
  li > progress::-webkit-progress-value {
    border-radius: 3px;
    background: var(--kit-accent);
  }
  li > progress::-moz-progress-bar {
    border-radius: 3px;
    background: var(--kit-accent);
  }
  [data-part='art'] {
    position: relative;
    display: grid;
    grid-auto-flow: column;
    place-content: center;
    align-items: center;
    gap: 6px;
    width: 88px;
    height: 88px;
    margin-bottom: 8px;
    border-radius: 50%;
    background: var(--kit-surface-2);
  }
  [data-state='redeemed'] > [data-part='art'],
  [data-state='redeemable'] > [data-part='art'] {
    background: var(--kit-bubble-own);
  }
  [data-state='redeemable'] > [data-part='art'] {
    box-shadow: inset 0 0 0 3px var(--kit-accent);
  }
  [data-state='ahead'] > [data-part='art'] > svg {
    opacity: 0.55;
  }
  [data-part='done'] {
    position: absolute;
    right: -4px;
    bottom: -2px;
    padding: 7px;
    border-radius: 50%;
    background: var(--kit-success);
    color: var(--kit-canvas);
    box-shadow: 0 0 0 4px var(--kit-surface-1);
  }
  b {
    display: block;
    font-weight: var(--kit-weight-name);
  }
  [data-part='art'] > b {
    font-size: var(--kit-type-4);
  }
  small {
    color: var(--kit-text-muted);
    font-size: var(--kit-type-2);
  }
  li > button {
    margin-top: 6px;
  }
  @media (max-width: 767.98px) {
    padding: 22px;
    > ol {
      display: grid;
    }
    li {
      flex-direction: row;
      gap: 16px;
      text-align: left;
    }
    [data-part='art'] {
      flex: none;
      width: 68px;
      height: 68px;
      margin: 0;
    }
    li > button {
      margin: 0 0 0 auto;
    }
    [data-part='note'] {
      width: 100%;
      margin-left: 0;
    }
    > ol {
      gap: 20px;
    }
    li > progress {
      top: -13px;
      right: auto;
      left: 26px;
      width: 16px;
      transform: rotate(90deg);
    }
  }
`;

/** The rewards of the month by points: had, to be had now, and still ahead. @spec component:MonthlyRewardTrack */
export function MonthlyRewards({
  title,
  points,
  rewards,
  note,
  redeeming = null,
  onRedeem,
  ...rest
}: MonthlyRewardsProps) {
  const intl = useIntl();
  const heading = useId();
  const most = Math.max(1, ...rewards.map(({ requiredPoints }) => requiredPoints));
  return (
    <Root aria-labelledby={heading} {...rest}>
      <div data-part="head">
        <h2 id={heading}>{title}</h2>
        <span>{intl.formatMessage(messages.points, { points })}</span>
        {note && <span data-part="note">{note}</span>}
      </div>
      <progress aria-label={intl.formatMessage(messages.progress)} max={most} value={Math.min(points, most)} />
      <ol data-part="rewards">
        {rewards.map((reward, at) => {
          const before = rewards[at - 1]?.requiredPoints;
          const { id, name, art, requiredPoints } = reward;
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
                {art}
                {state === 'redeemed' && (
                  <span data-part="done">
                    <Icon path={check} size={14} label={intl.formatMessage(messages.redeemed)} />
                  </span>
                )}
              </span>
              <span>
                <b>{name}</b> <small>{intl.formatMessage(messages.points, { points: requiredPoints })}</small>
              </span>
              {state === 'redeemable' && onRedeem && (
                <Button
                  variant="primary"
                  size="small"
                  isPending={redeeming === id}
                  unavailable={redeeming !== null && redeeming !== id}
                  aria-label={intl.formatMessage(messages.redeemNamed, { name })}
                  onClick={() => onRedeem({ id })}
                >
                  {intl.formatMessage(messages.redeem)}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
