import { ButtonLink } from '@lounge/kit/button';
import { GiftArt, giftShapes } from '@lounge/kit/gift-art';
import { RewardReveal } from '@lounge/kit/reward-reveal';
import { pathTo, type Language } from '@lounge/locale';
import type { GameRewardData } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useTelemetry } from '../../foundation/telemetry/telemetry-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { RewardStatus } from '../spin-wheel/reward-status.ts';
import { wonReward } from './game-rewards.ts';
import { messages } from './Games.messages.ts';
import { useWonCode } from './games-stores.ts';

const Reward = styled.div.withConfig({ componentId: 'site-game-reward' })`
  display: grid;
  gap: 12px;
  justify-items: start;
  > section {
    width: 100%;
  }
`;

/** Where each kind of reward is used; a code is redeemed where it was won, and coins are spent anywhere. */
export const usePathOf = (type: GameRewardData['type'], language: Language, product: string): string | undefined => {
  switch (type) {
    case 'video':
      return pathTo('personal.mediathek', language, { product });
    case 'videoVoucher':
      return pathTo('videos', language);
    case 'spins':
      return pathTo('personal.spinwheel', language, { product });
    case 'messengerGift':
      return pathTo('messenger', language);
    default:
      return undefined;
  }
};

/** Props of RewardConnected. */
export interface RewardConnectedProps {
  /** Null for nothing. */
  reward: GameRewardData | null;
  /** A sentence about it. @default where the reward is */
  text?: string | undefined;
  /** Reads again what a redeemed code changes. */
  onRedeemed: () => Promise<unknown>;
}

/** A reward that was won just now, its next step, and the way to all benefits. @spec screen:overlay.reward */
export const RewardConnected = observer(({ reward, text, onRedeemed }: RewardConnectedProps) => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  const { browserOnline } = useTelemetry();
  const wonCode = useWonCode();
  const [status, setStatus] = useState('');
  const code = reward?.type === 'bonusCode' && reward.canRedeem ? reward.bonusCode : null;
  const redeem = async (won: string) => {
    setStatus('');
    wonCode.setCode(won);
    const result = await wonCode.redeem();
    if (!result.ok || !result.value.data.success) return setStatus(intl.formatMessage(messages.notRedeemed));
    setStatus(intl.formatMessage(messages.redeemed));
    await onRedeemed();
  };
  const shape = reward?.type === 'messengerGift' ? giftShapes.find((each) => each === reward.name) : undefined;
  return (
    <Reward>
      <RewardReveal
        reward={reward && wonReward(reward, intl)}
        art={shape === undefined ? undefined : <GiftArt shape={shape} />}
        text={text}
        href={reward === null ? undefined : usePathOf(reward.type, language, brand)}
        onUse={code === null || !browserOnline.isOnline ? undefined : () => void redeem(code)}
        isPending={wonCode.isRedeeming}
      />
      <RewardStatus role="status">{status}</RewardStatus>
      {reward !== null && (
        <ButtonLink variant="text" href={pathTo('personal.benefits', language, { product: brand })}>
          {intl.formatMessage(messages.benefits)}
        </ButtonLink>
      )}
    </Reward>
  );
});
