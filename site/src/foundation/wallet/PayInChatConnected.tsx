import { OneClickPaymentWindow, type OneClickState } from '@lounge/kit/one-click-payment-window';
import { paymentWindowPath, pathTo } from '@lounge/locale';
import type { OneClick } from '@lounge/stores/foundation/wallet';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useCoins } from './coins-stores.ts';
import { PaymentStopConnected } from './PaymentStopConnected.tsx';
import { usePaymentStop } from './use-payment-stop.ts';

/** In line with the field below it. */
const Inset = styled.div.withConfig({ componentId: 'site-pay-in-chat-stop' })`
  margin: 0 20px;
  @media (max-width: 767.98px) {
    margin: 0 12px;
  }
`;

const stateOf = ({ outcome, isCharging, secondsLeft, offer }: OneClick): OneClickState => {
  if (isCharging) return { kind: 'charging' };
  if (outcome !== null) return outcome.kind === 'unknown' ? { kind: 'unknown' } : outcome;
  if (offer.value === null) return { kind: 'checking' };
  return { kind: secondsLeft === 0 ? 'timeOver' : 'available' };
};

interface PayInChatProps {
  /** The conversation that gets a message about the payment; null in a chat without one. */
  channelId: number | null;
  /** Whether coins are short. */
  isNeeded: boolean;
}

/**
 * One click inside a chat, while coins are short and until its outcome is read. Without a saved method it shows nothing: the link to
 * the payment window stands beside it. A guest who can pay nothing reads why.
 * @spec screen:overlay.one-click-payment, feature:messenger.pay-in-chat, feature:pay.one-click
 */
export const PayInChatConnected = observer(({ channelId, isNeeded }: PayInChatProps) => {
  const { config } = useApp();
  const navigate = useNavigate();
  const { oneClick } = useCoins();
  useEffect(() => {
    if (isNeeded) void oneClick.openWindow();
  }, [oneClick, isNeeded]);
  const stop = usePaymentStop();
  const { value } = oneClick.offer;
  const isShown = oneClick.outcome !== null || (isNeeded && oneClick.secondsLeft !== null);
  if (isNeeded && stop !== null) {
    return (
      <Inset>
        <PaymentStopConnected />
      </Inset>
    );
  }
  if (!isShown || value === null) return null;
  const recharge = () => navigate(pathTo('personal.coins', config.language, { product: config.brand }));
  return (
    <OneClickPaymentWindow
      state={stateOf(oneClick)}
      amounts={value.amounts.map(({ amount, coins }) => ({ amount: amount.value, coins: coins.value }))}
      method={value.config.method}
      secondsLeft={oneClick.secondsLeft ?? undefined}
      topUpHref={paymentWindowPath(config.language, 'top-up')}
      onCharge={({ amount }) => void oneClick.charge(amount, channelId)}
      onAskAgain={() => void oneClick.askAgain()}
      onRecharge={value.autoRechargeConfig.isOn ? undefined : () => void recharge()}
      onClose={() => {
        oneClick.dismiss();
        oneClick.closeWindow();
      }}
    />
  );
});
