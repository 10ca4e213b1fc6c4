import { formatDay } from '@lounge/locale';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { rewardName, type WonReward } from '../reward-reveal/won-reward.ts';
import type { RootProps } from '../root-props.ts';
import { PrizeRows } from '../spin-wheel/PrizeRows.tsx';
import { spinHistoryStyles } from '../spin-wheel/SpinHistory.styles.ts';

/** A reward that was won. */
export interface PastReward {
  /** Identity. */
  id: number;
  /** When it was won, ISO 8601. */
  at: string;
  /** The reward. */
  reward: WonReward;
  /** Where it is, such as "In your gifts". @default not said */
  place?: string | undefined;
  /** A drawing, such as GiftArt of `@lounge/kit/gift-art`. @default none */
  art?: ReactNode;
}

/** Props of RewardHistory. */
export interface RewardHistoryProps extends RootProps<'section'> {
  /** The rewards, newest first. */
  rewards: readonly PastReward[];
  /** Whether the list is loading. @default false */
  isPending?: boolean | undefined;
  /** Whether it could not be read: rewards that are known stay, and nothing else is said. @default false */
  failed?: boolean | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-reward-history' })`
  ${spinHistoryStyles}
`;

/** The rewards that a guest won, newest first. A list that could not be read is left out without a word. @spec component:RewardHistory */
export function RewardHistory({ rewards, isPending = false, failed = false, level, ...rest }: RewardHistoryProps) {
  const intl = useIntl();
  const { language } = useKit();
  const heading = useId();
  if (failed && rewards.length === 0) return null;
  const prizes = rewards.map(({ id, at, reward, place, art }) => ({
    id,
    label: rewardName(reward, intl, language),
    when: formatDay(at, language, intl.timeZone),
    place,
    art,
  }));
  return (
    <Root aria-labelledby={heading} aria-busy={isPending || undefined} {...rest}>
      <PrizeRows prizes={prizes} isPending={isPending} heading={heading} level={level} />
    </Root>
  );
}
