import { CoinMark } from '@lounge/kit/coin-mark';
import { useKit } from '@lounge/kit/kit-provider';
import { MonthlyRewards } from '@lounge/kit/monthly-rewards';
import { formatCoins, formatDateTime } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { PaymentStopConnected } from '../../foundation/wallet/PaymentStopConnected.tsx';
import { PrizeArt } from './PrizeArt.tsx';
import { prizeTexts } from './prize-texts.ts';
import { RewardStatus } from './reward-status.ts';
import { useSpinWheel } from './spin-wheel-stores.ts';
import { messages } from './SpinWheel.messages.ts';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The rewards of the month, and what became of the one that was redeemed. @spec feature:reward.monthly */
export const MonthlyRewardsConnected = observer(() => {
  const intl = useIntl();
  const { config } = useApp();
  const { timeZone } = useKit();
  const { wheel, loyalty } = useSpinWheel();
  const { browserOnline } = useTelemetry();
  const [status, setStatus] = useState('');
  const data = wheel.info.value;
  if (data === null) return null;
  const redeem = async ({ id }: { id: number }) => {
    setStatus('');
    const result = await loyalty.redeem(id);
    if (!result.ok) return setStatus(intl.formatMessage(messages.notRedeemed));
    const reward = loyalty.rewards.find((each) => each.id === id);
    if (reward === undefined) return;
    const { label: prize, place } = prizeTexts(reward, config.language, intl);
    setStatus(intl.formatMessage(messages.redeemed, { prize, place }));
  };
  return (
    <div>
      <PaymentStopConnected isPaid={false} />
      <MonthlyRewards
        title={capitalize(intl.formatDate(data.monthEndsAt, { month: 'long' }))}
        points={loyalty.points}
        note={intl.formatMessage(messages.ends, { when: formatDateTime(data.monthEndsAt, config.language, timeZone) })}
        redeeming={loyalty.redeemingId}
        rewards={loyalty.rewards.map((reward) => ({
          ...reward,
          name: prizeTexts(reward, config.language, intl).label,
          art: reward.coins === null ? <PrizeArt prize={reward} /> : <CoinMark size={20} />,
          figure: reward.coins === null ? undefined : formatCoins(reward.coins.value, config.language),
        }))}
        onRedeem={browserOnline.isOnline ? (choice) => void redeem(choice) : undefined}
      />
      <RewardStatus role="status">{status}</RewardStatus>
    </div>
  );
});
