import type { RewardGame } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from './Games.messages.ts';
import { RewardConnected } from './RewardConnected.tsx';

/** Props of GameRewardConnected. */
interface GameRewardConnectedProps {
  game: RewardGame;
  /** Whether the guest has just used the try, so that one without a reward is said, too. */
  isLast: boolean;
}

/** The reward of the last try, with its next step. One that could not be read is left out. @spec screen:overlay.reward */
export const GameRewardConnected = observer(({ game, isLast }: GameRewardConnectedProps) => {
  const intl = useIntl();
  const { reward } = game;
  if (reward === undefined || (reward === null && !isLast)) return null;
  return (
    <RewardConnected
      reward={reward}
      text={reward === null ? intl.formatMessage(messages.pointsNow, { points: game.points }) : undefined}
      onRedeemed={() => game.load()}
    />
  );
});
