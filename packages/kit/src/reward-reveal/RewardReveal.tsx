import { formatCoins } from '@lounge/locale';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { Icon } from '../icon/Icon.tsx';
import { arrowsClockwiseFill } from '../icons/paths/arrows-clockwise-fill.ts';
import { filmStrip } from '../icons/paths/film-strip.ts';
import { gift } from '../icons/paths/gift.ts';
import { moon } from '../icons/paths/moon.ts';
import { play } from '../icons/paths/play.ts';
import { tagFill } from '../icons/paths/tag-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './RewardReveal.messages.ts';
import { rewardRevealStyles } from './RewardReveal.styles.ts';
import { rewardName, rewardText, type WonReward } from './won-reward.ts';

/** Props of RewardReveal. */
export interface RewardRevealProps extends RootProps<'section'> {
  /** The reward; null for nothing. */
  reward: WonReward | null;
  /** A drawing, such as GiftArt of `@lounge/kit/gift-art`. @default an icon, or the number of coins */
  art?: ReactNode;
  /** A sentence about it. @default where the reward is; none for nothing */
  text?: string | undefined;
  /** The URL where it is used, such as the page of the video. @default none */
  href?: string | undefined;
  /** Called when the guest uses it, redeems the code, or tries once more; ignored with `href`. @default no button */
  onUse?: (() => void) | undefined;
  /** Whether the press is being answered. @default false */
  isPending?: boolean | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-reward-reveal' })`
  ${rewardRevealStyles}
`;

const icons = {
  video: play,
  bonusCode: tagFill,
  videoVoucher: filmStrip,
  spins: arrowsClockwiseFill,
  messengerGift: gift,
  nothing: moon,
} as const;

function Art({ reward, art, language }: Pick<RewardRevealProps, 'reward' | 'art'> & { language: string }) {
  if (art !== undefined) return <span data-slot="">{art}</span>;
  if (reward?.type === 'coins') {
    return (
      <>
        <CoinMark />
        {formatCoins(reward.amount, language)}
      </>
    );
  }
  return <Icon path={icons[reward?.type ?? 'nothing']} size={32} />;
}

const actionOf = (reward: WonReward | null, intl: IntlShape): string => {
  if (reward?.type === 'bonusCode' && !reward.canRedeem) return intl.formatMessage(messages.redeemed);
  return intl.formatMessage(messages[`${reward?.type ?? 'nothing'}Use`]);
};

/**
 * The reward of a try or a door: one of six kinds of rewards, or nothing, with its next step. It is read out when it appears in a live region.
 * @spec component:RewardReveal
 */
export function RewardReveal(props: RewardRevealProps) {
  const { reward, art, text, href, onUse, isPending = false, level, ...rest } = props;
  const intl = useIntl();
  const { language } = useKit();
  const isSpent = reward?.type === 'bonusCode' && !reward.canRedeem;
  const action = actionOf(reward, intl);
  const name = reward === null ? intl.formatMessage(messages.nothing) : rewardName(reward, intl, language);
  return (
    <Root {...rest} data-reward={reward?.type ?? 'nothing'}>
      <div data-part="art" aria-hidden>
        <Art reward={reward} art={art} language={language} />
      </div>
      <h2 aria-level={level}>{name}</h2>
      <p>{text ?? (reward === null ? '' : rewardText(reward, intl, language))}</p>
      {href !== undefined && !isSpent && (
        <ButtonLink variant="outline" wide href={href}>
          {action}
        </ButtonLink>
      )}
      {(isSpent || (href === undefined && onUse !== undefined)) && (
        <Button variant="outline" wide isPending={isPending} unavailable={isSpent} onClick={onUse}>
          {action}
        </Button>
      )}
    </Root>
  );
}
