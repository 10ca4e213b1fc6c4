import { formatCoins } from '@lounge/locale';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleFill } from '../icons/paths/check-circle-fill.ts';
import { flowerTulipFill } from '../icons/paths/flower-tulip-fill.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './LoyaltyPanel.messages.ts';
import { loyaltyPanelStyles } from './LoyaltyPanel.styles.ts';

/** The coins that points bring each day. Amounts are in hundredths. */
export interface DailyCoins {
  /** How many there are now; null with too few points. */
  coins: number | null;
  /** Whether they were claimed today. @default false */
  isClaimed?: boolean | undefined;
  /** The next number of points that brings more. @default none */
  next?: { points: number; coins: number } | null | undefined;
}

/** Props of LoyaltyPanel. */
export interface LoyaltyPanelProps extends RootProps<'section', 'title'> {
  /** The heading. */
  title: string;
  /** The guest's points. */
  points: number;
  /** The coins of the day; left out while they are not known. */
  bonus?: DailyCoins | undefined;
  /** The next reward, which the line of points leads to. @default none */
  nextReward?: { name: string; points: number } | undefined;
  /** Points of the club before that can be moved. @default 0 */
  movablePoints?: number | undefined;
  /** The result of the last press, such as which reward was redeemed; it is announced. */
  status?: string | undefined;
  /** Whether coins are being claimed. @default false */
  isClaiming?: boolean | undefined;
  /** Whether points are being moved. @default false */
  isMoving?: boolean | undefined;
  /** Called when the guest claims the coins; without a handler the button is inactive. */
  onClaim?: (() => void) | undefined;
  /** Called when the guest moves the points; without a handler the button is inactive. */
  onMove?: (() => void) | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-loyalty-panel' })`
  ${loyaltyPanelStyles}
`;

type Offer = Pick<LoyaltyPanelProps, 'isClaiming' | 'onClaim'> & { bonus: DailyCoins };

/** The coins of the day: to claim, claimed, or from which points on there are some. */
function Coins({ bonus, isClaiming = false, onClaim }: Offer) {
  const intl = useIntl();
  const { coins, isClaimed = false, next } = bonus;
  const amount = (value: number) => ({ coins: formatCoins(value, intl.locale), count: value / 100 });
  const state = coins === null ? 'few' : isClaimed ? 'claimed' : 'open';
  const more = next ? intl.formatMessage(messages.moreAt, { ...amount(next.coins), points: next.points }) : '';
  const title = {
    few: intl.formatMessage(messages.notYet),
    claimed: intl.formatMessage(messages.claimed, amount(coins ?? 0)),
    open: intl.formatMessage(messages.coins, amount(coins ?? 0)),
  }[state];
  const text = {
    few: '',
    claimed: intl.formatMessage(messages.claimedText),
    open: intl.formatMessage(messages.claimText),
  };
  return (
    <div data-part="offer" data-state={state}>
      <CoinMark size={32} />
      <div data-part="words">
        <b>{title}</b>
        <p>{[text[state], more].filter((each) => each !== '').join(' ')}</p>
      </div>
      {state === 'claimed' && <Icon path={checkCircleFill} size={24} data-part="done" />}
      {state === 'open' && (
        <Button variant="primary" isPending={isClaiming} unavailable={!onClaim} onClick={onClaim}>
          {intl.formatMessage(messages.claim)}
        </Button>
      )}
    </div>
  );
}

/** The guest's points with what is next, the coins of the day, and points of the club before. @spec component:LoyaltyPanel */
export function LoyaltyPanel(props: LoyaltyPanelProps) {
  const {
    title,
    points,
    bonus,
    nextReward,
    movablePoints = 0,
    status,
    isClaiming,
    isMoving = false,
    ...others
  } = props;
  const { onClaim, onMove, level, ...rest } = others;
  const intl = useIntl();
  const heading = useId();
  const missing = nextReward === undefined ? 0 : Math.max(0, nextReward.points - points);
  return (
    <Root aria-labelledby={heading} {...rest}>
      <h2 aria-level={level} id={heading}>
        {title}
      </h2>
      <div data-part="points">
        <div data-part="sum">
          <Icon path={flowerTulipFill} size={32} />
          <b>{intl.formatNumber(points)}</b>
          <span>{intl.formatMessage(messages.points)}</span>
        </div>
        {nextReward && (
          <>
            <span data-part="next">{intl.formatMessage(messages.toNext, { points: missing })}</span>
            <div data-part="track">
              <progress
                aria-label={intl.formatMessage(messages.progress)}
                max={Math.max(1, nextReward.points)}
                value={Math.min(points, nextReward.points)}
              />
              <small>{intl.formatMessage(messages.nextAt, nextReward)}</small>
            </div>
          </>
        )}
      </div>
      {bonus && <Coins bonus={bonus} isClaiming={isClaiming} onClaim={onClaim} />}
      {movablePoints > 0 && (
        <div data-part="offer" data-state="movable">
          <div data-part="words">
            <b>{intl.formatMessage(messages.oldPoints, { points: movablePoints })}</b>
            <p>{intl.formatMessage(messages.moveText)}</p>
          </div>
          <Button isPending={isMoving} unavailable={!onMove} onClick={onMove}>
            {intl.formatMessage(messages.move, { points: movablePoints })}
          </Button>
        </div>
      )}
      <p role="status">{status}</p>
    </Root>
  );
}
