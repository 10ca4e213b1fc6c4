import { RewardTrack } from '@lounge/kit/reward-track';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { PrizeArt } from '../spin-wheel/PrizeArt.tsx';
import { prizeTexts } from '../spin-wheel/prize-texts.ts';
import { RewardStatus } from '../spin-wheel/reward-status.ts';
import { useSpinWheel } from '../spin-wheel/spin-wheel-stores.ts';
import { messages } from './Loyalty.messages.ts';

/** The rewards of the month by points; nothing where they do not load. @spec feature:reward.loyalty */
export const MonthRewardsConnected = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { wheel, loyalty } = useSpinWheel();
  const { browserOnline } = useTelemetry();
  const [status, setStatus] = useState('');
  if (wheel.info.value === null) return null;
  const nameOf = (reward: (typeof loyalty.rewards)[number]) => prizeTexts(reward, language, intl).label;
  const redeem = async ({ id }: { id: number }) => {
    setStatus('');
    const reward = loyalty.rewards.find((each) => each.id === id);
    const result = await loyalty.redeem(id);
    if (!result.ok || reward === undefined) return setStatus(intl.formatMessage(messages.notRedeemed));
    setStatus(intl.formatMessage(messages.redeemed, { prize: nameOf(reward) }));
  };
  return (
    <div>
      <RewardTrack
        title={intl.formatMessage(messages.rewards)}
        note={intl.formatMessage(messages.byPoints)}
        points={loyalty.points}
        redeeming={loyalty.redeemingId}
        rewards={loyalty.rewards.map((reward) => ({
          id: reward.id,
          name: nameOf(reward),
          requiredPoints: reward.requiredPoints,
          isRedeemed: reward.isRedeemed,
          isRedeemable: reward.isRedeemable,
          art: <PrizeArt prize={reward} />,
        }))}
        onRedeem={browserOnline.isOnline ? (choice) => void redeem(choice) : undefined}
      />
      <RewardStatus role="status">{status}</RewardStatus>
    </div>
  );
});
