import { LoyaltyPanel } from '@lounge/kit/loyalty-panel';
import { formatCoins } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { prizeTexts } from '../spin-wheel/prize-texts.ts';
import { useSpinWheel } from '../spin-wheel/spin-wheel-stores.ts';
import { messages } from './Loyalty.messages.ts';
import { useLoyaltyClub } from './loyalty-stores.ts';

/** The guest's points, the coins of the day and points of the club before. @spec feature:reward.loyalty */
export const LoyaltyPanelConnected = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const club = useLoyaltyClub();
  const { loyalty } = useSpinWheel();
  const { browserOnline } = useTelemetry();
  const [status, setStatus] = useState('');
  const data = club.data.value;
  if (data === null) return null;
  const { loyaltyPoints: points, coinBonus, movablePoints } = data;
  const next = loyalty.rewards.find(({ isRedeemed, requiredPoints }) => !isRedeemed && requiredPoints > points);
  const claim = async () => {
    setStatus('');
    const result = await club.claim();
    if (!result.ok) return setStatus(intl.formatMessage(messages.notClaimed));
    const { value } = result.value.coins;
    setStatus(intl.formatMessage(messages.claimed, { coins: formatCoins(value, language), count: value / 100 }));
  };
  const move = async () => {
    setStatus('');
    const result = await club.migrate();
    setStatus(
      result.ok
        ? intl.formatMessage(messages.moved, { points: result.value.moved })
        : intl.formatMessage(messages.notMoved),
    );
  };
  const { isOnline } = browserOnline;
  return (
    <LoyaltyPanel
      title={intl.formatMessage(messages.points)}
      points={points}
      bonus={{
        coins: coinBonus.coins?.value ?? null,
        isClaimed: coinBonus.isClaimed,
        next: coinBonus.nextTier && { points: coinBonus.nextTier.points, coins: coinBonus.nextTier.coins.value },
      }}
      nextReward={next && { name: prizeTexts(next, language, intl).label, points: next.requiredPoints }}
      movablePoints={movablePoints}
      status={status}
      isClaiming={club.claimed.state === 'loading'}
      isMoving={club.moved.state === 'loading'}
      onClaim={isOnline ? () => void claim() : undefined}
      onMove={isOnline ? () => void move() : undefined}
    />
  );
});
