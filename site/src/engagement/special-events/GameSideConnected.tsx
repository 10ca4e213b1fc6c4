import { RewardHistory } from '@lounge/kit/reward-history';
import { berlinDay, formatDay } from '@lounge/locale';
import type { GameData, RewardGame } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useNow } from '../../foundation/page/use-now.ts';
import { useApp } from '../../shared/app-context.ts';
import { FactList } from './FactList.tsx';
import { placeOf, wonReward } from './game-rewards.ts';
import { messages } from './Games.messages.ts';
import { RewardArt } from './RewardArt.tsx';

/** The days from today on whose tries and points are other ones; nothing without such days. */
const DaysConnected = observer(({ dayConfigs }: Pick<GameData, 'dayConfigs'>) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const today = berlinDay(useNow());
  const days = dayConfigs.filter(({ day }) => day >= today);
  if (days.length === 0) return null;
  const facts = days.map(
    ({ day, dailyAttempts: tries, pointsPerAttempt: points }) =>
      [formatDay(`${day}T12:00:00Z`, language), intl.formatMessage(messages.day, { tries, points })] as const,
  );
  return <FactList title={intl.formatMessage(messages.days)} facts={facts} />;
});

/** Beside a game: the guest’s points, tries and rewards in it. Readings that do not load are left out without a word. */
export const GameSideConnected = observer(({ game }: { game: RewardGame }) => {
  const intl = useIntl();
  const data = game.config.value;
  if (data === null) return null;
  const { guestInfo, dayConfigs } = data;
  const readings = game.reading?.guestData;
  const gained = guestInfo?.gainedRewards ?? [];
  const isKnown = guestInfo !== null && readings !== undefined;
  return (
    <>
      {isKnown && (
        <FactList
          title={intl.formatMessage(messages.yourGame)}
          facts={[
            [intl.formatMessage(messages.points), readings.gamePoints],
            [
              intl.formatMessage(messages.used),
              intl.formatMessage(messages.usedOf, {
                used: readings.creditsTotal - readings.creditsAvailable,
                of: readings.creditsTotal,
              }),
            ],
            [
              intl.formatMessage(messages.won),
              Math.max(gained.length, readings.rewardHistory.filter(({ reward }) => reward !== null).length),
            ],
          ]}
        />
      )}
      <DaysConnected dayConfigs={dayConfigs} />
      {isKnown && (
        <RewardHistory
          rewards={readings.rewardHistory.flatMap(({ id, at, reward }) => {
            if (reward === null) return [];
            return [
              {
                id,
                at,
                reward: wonReward(reward, intl),
                place: placeOf(reward, intl),
                art: <RewardArt reward={reward} />,
              },
            ];
          })}
        />
      )}
    </>
  );
});
