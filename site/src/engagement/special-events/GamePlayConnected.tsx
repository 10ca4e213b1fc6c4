import { RewardGame as RewardGameFrame } from '@lounge/kit/reward-game';
import { addDays, berlinDay, endOfBerlinDay, pathTo, paymentWindowPath } from '@lounge/locale';
import type { GameData, RewardGame } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNow } from '../../foundation/page/use-now.ts';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { RewardStatus } from '../spin-wheel/reward-status.ts';
import { chancesOf } from './game-rewards.ts';
import { GameRewardConnected } from './GameRewardConnected.tsx';
import { messages } from './Games.messages.ts';
import { mechanicSlots } from './mechanics.ts';

/** The attempts of the next Berlin day: those of its own rules, else as many as today, and none once the game has ended. */
const attemptsOfTomorrow = ({ dates, dayConfigs, dailyAttempts }: GameData, now: number): number => {
  if (Date.parse(dates.end) <= endOfBerlinDay(now)) return 0;
  const tomorrow = addDays(berlinDay(now), 1);
  return dayConfigs.find(({ day }) => day === tomorrow)?.dailyAttempts ?? dailyAttempts;
};

/** A game: its tries, its mechanic, what the last try won, and its chances. @spec component:RewardGame, feature:reward.games */
export const GamePlayConnected = observer(({ game }: { game: RewardGame }) => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  const { browserOnline } = useTelemetry();
  const { wallet } = useWallet();
  const now = useNow();
  const [isUnderWay, setUnderWay] = useState(false);
  const [hasTried, setTried] = useState(false);
  // The last try stays on the page, although there is none left; one that was not there to use does not.
  const hasPlayed = hasTried && game.lastAttempt.value !== null;
  const releaseBalance = useRef<() => void>(undefined);
  useEffect(() => () => releaseBalance.current?.(), []);
  // Counts that a prize changes are updated when its outcome is shown.
  const onTry = (begins: boolean) => {
    releaseBalance.current?.();
    releaseBalance.current = begins ? wallet.freeze() : undefined;
    setUnderWay(begins);
    if (begins) setTried(true);
  };
  const data = game.config.value;
  if (data === null) return null;
  const { dates, hasStarted, hasEnded, languageConfigs, guestInfo } = data;
  const Mechanic = mechanicSlots[data.gameType];
  // A try that is under way when the game ends was counted, and its outcome is shown.
  const isOver = hasEnded && !isUnderWay;
  const open = guestInfo?.gainedRewards.filter(({ canRedeem }) => canRedeem).length ?? 0;
  return (
    <div>
      <RewardGameFrame
        name={data.name}
        title={intl.formatMessage(messages.yourTries)}
        state={isOver ? 'ended' : hasStarted ? 'running' : 'notStarted'}
        start={dates.start}
        rewardsUntil={dates.rewardsUntil}
        dailyAttempts={data.dailyAttempts}
        newAttempts={attemptsOfTomorrow(data, now)}
        attemptsLeft={guestInfo === null ? null : guestInfo.attemptsLeftToday}
        points={game.reading === null || game.attemptsLeft === 0 ? game.points : undefined}
        openRewards={open}
        isPlaying={isUnderWay || hasPlayed}
        outcomes={chancesOf(languageConfigs.rewards, language, intl)}
        rewardsHref={guestInfo === null ? undefined : pathTo('personal.benefits', language, { product: brand })}
        loginHref={paymentWindowPath(language, 'log-in')}
        reward={!isUnderWay && guestInfo !== null && <GameRewardConnected game={game} isLast={hasPlayed} />}
      >
        <Mechanic game={game} onTry={onTry} />
      </RewardGameFrame>
      <RewardStatus role="status">{!browserOnline.isOnline && intl.formatMessage(messages.offline)}</RewardStatus>
    </div>
  );
});
