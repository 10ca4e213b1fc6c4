import { AutoRechargeControl } from '@lounge/kit/auto-recharge-control';
import { Notice } from '@lounge/kit/notice';
import { SectionHeading } from '@lounge/kit/section-heading';
import { paymentWindowPath } from '@lounge/locale';
import type { FailureCode } from '@lounge/protocol';
import type { PaymentSettingsData } from '@lounge/stores/foundation/wallet';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './Coins.messages.ts';
import { useCoins } from './coins-stores.ts';
import { usePaymentStop } from './use-payment-stop.ts';

const Slot = styled.div.withConfig({ componentId: 'site-recharge-stop' })`
  margin-bottom: var(--kit-space-3);
`;

/** In hundredths of a coin. @assumed */
const thresholds = [1000, 2000, 3000];

const valueOf = ({ autoRechargeConfig: { isOn, threshold, methodId }, autoRechargeAmount }: PaymentSettingsData) => ({
  isOn,
  threshold: threshold.value,
  amount: autoRechargeAmount.value,
  methodId,
});

const whyFailed = (code: FailureCode) => (code === 'locked' ? messages.rechargeLocked : messages.rechargeFailed);

/** The automatic recharge: a teaser until the guest opens or closes it, and the control. @spec screen:overlay.auto-recharge, feature:pay.auto-recharge */
export const RechargeConnected = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { settings } = useCoins();
  const stop = usePaymentStop();
  const { data, failed } = settings;
  const { value } = data;
  if (value === null) return <section aria-hidden />;
  const { autoRechargeConfig: config, methods } = value;
  const isTeased = config.teaser === null && !config.isOn && config.stoppedAt === null;
  return (
    <section aria-labelledby="recharge">
      <SectionHeading headingId="recharge" title={intl.formatMessage(messages.recharge)} />
      {stop?.reason === 'paused' && (
        <Slot>
          <Notice tone="warning" text={intl.formatMessage(messages.rechargePaused)} />
        </Slot>
      )}
      <AutoRechargeControl
        mode={isTeased ? 'teaser' : 'setting'}
        value={valueOf(value)}
        since={config.since}
        isStopped={config.stoppedAt !== null}
        thresholds={thresholds}
        amounts={value.rechargeAmounts.map(({ amount, coins }) => ({ amount: amount.value, coins: coins.value }))}
        methods={methods}
        isPending={settings.pending === 'recharge'}
        error={failed?.part === 'recharge' ? intl.formatMessage(whyFailed(failed.failure.code)) : undefined}
        logInHref={paymentWindowPath(language, 'log-in')}
        onTeaser={({ mode }) => void settings.storeTeaser(mode)}
        onChange={({ isOn, threshold, amount, methodId }) =>
          void settings.setRecharge({
            isOn,
            threshold: { value: threshold, currency: 'VXC' },
            amount: { value: amount, currency: 'EUR' },
            methodId,
          })
        }
      />
    </section>
  );
});
