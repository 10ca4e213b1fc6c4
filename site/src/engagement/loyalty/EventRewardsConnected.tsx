import { activityState } from '@lounge/kit/activity-board';
import { GiftArt, type GiftShape } from '@lounge/kit/gift-art';
import { CoinMark } from '@lounge/kit/coin-mark';
import { useKit } from '@lounge/kit/kit-provider';
import { RewardTrack } from '@lounge/kit/reward-track';
import { formatDateTime } from '@lounge/locale';
import type { ActivityEvent, ActivityEventData } from '@lounge/stores/engagement/loyalty';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNow } from '../../foundation/page/use-now.ts';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { RewardStatus } from '../spin-wheel/reward-status.ts';
import { messages } from './Loyalty.messages.ts';

type Reward = ActivityEventData['rewards'][number];

/** The drawings of the kinds of rewards. */
const shapes: Readonly<Record<Exclude<Reward['type'], 'coins'>, GiftShape>> = {
  bonusCode: 'key',
  freeSpins: 'record',
  messengerGift: 'macaron',
  video: 'comet',
  voucher: 'fan',
};

const artOf = ({ type }: Reward) => (type === 'coins' ? <CoinMark size={30} /> : <GiftArt shape={shapes[type]} />);

/** The rewards of an event, which can be redeemed until its claim ends. @spec feature:reward.activity-event */
export const EventRewardsConnected = observer(({ event }: { event: ActivityEvent }) => {
  const intl = useIntl();
  const { stores, config } = useApp();
  const { timeZone } = useKit();
  const now = useNow();
  const { browserOnline } = useTelemetry();
  const [status, setStatus] = useState('');
  const data = event.data.value;
  if (data === null) return null;
  const { guestPoints, rewards, rewardClaimEnd } = data;
  const isOpen = ['running', 'claimable'].includes(activityState(data, now));
  const nameOf = ({ info, video }: Reward) => (video === null ? info : `${info}: ${video.title}`);
  const redeem = async ({ id }: { id: number }) => {
    setStatus('');
    const reward = rewards.find((each) => each.id === id);
    const result = await event.redeem(id);
    if (!result.ok || reward === undefined) return setStatus(intl.formatMessage(messages.notRedeemed));
    setStatus(intl.formatMessage(messages.redeemed, { prize: nameOf(reward) }));
  };
  const canRedeem = isOpen && stores.guest.isLoggedIn && browserOnline.isOnline;
  const when = formatDateTime(rewardClaimEnd, config.language, timeZone);
  return (
    <div>
      <RewardTrack
        title={intl.formatMessage(messages.eventRewards)}
        note={isOpen ? intl.formatMessage(messages.claimUntil, { when }) : undefined}
        points={guestPoints}
        redeeming={event.redeemingId}
        rewards={rewards.map((reward) => ({
          id: reward.id,
          name: nameOf(reward),
          requiredPoints: reward.requiredPoints,
          isRedeemed: reward.redeemed,
          art: artOf(reward),
        }))}
        onRedeem={canRedeem ? (choice) => void redeem(choice) : undefined}
      />
      <RewardStatus role="status">{status}</RewardStatus>
    </div>
  );
});
