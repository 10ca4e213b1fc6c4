import { Button, ButtonLink } from '@lounge/kit/button';
import { CoinMark } from '@lounge/kit/coin-mark';
import { Notice } from '@lounge/kit/notice';
import { TopUpPackage } from '@lounge/kit/top-up-package';
import { formatCoins, paymentWindowPath, type Language } from '@lounge/locale';
import type { ChargeOutcome, OneClick } from '@lounge/stores/foundation/wallet';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useTelemetry } from '../telemetry/telemetry-stores.ts';
import { messages } from './Coins.messages.ts';
import { useCoins } from './coins-stores.ts';
import { useWallet } from './wallet-stores.ts';
import { coinLineStyles } from './CoinLineConnected.styles.ts';

const Line = styled.section.withConfig({ componentId: 'site-coin-line' })`
  ${coinLineStyles}
`;

const Outcome = observer(
  ({ outcome, oneClick, language }: { outcome: ChargeOutcome; oneClick: OneClick; language: Language }) => {
    const intl = useIntl();
    if (outcome.kind === 'unknown')
      return (
        <>
          <Notice tone="warning" text={intl.formatMessage(messages.unknown)} />
          <Button variant="outline" isPending={oneClick.isCharging} onClick={() => void oneClick.askAgain()}>
            {intl.formatMessage(messages.askAgain)}
          </Button>
        </>
      );
    if (outcome.kind === 'failure') {
      const text = { limitReached: messages.limitReached, paused: messages.pausedNote }[
        outcome.reason as 'limitReached'
      ];
      return <Notice tone="danger" text={intl.formatMessage(text ?? messages.declined)} />;
    }
    const count = outcome.coins / 100;
    const coins = formatCoins(outcome.coins, language);
    return (
      <Notice tone="success" text={intl.formatMessage(messages.success, { coins, count })} onClose={oneClick.dismiss} />
    );
  },
);

/** The balance and up to three sums to pay with one click; without a saved method one button. @spec feature:pay.force */
export const CoinLineConnected = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { browserOnline, connection } = useTelemetry();
  const isOffline = !browserOnline.isOnline || connection.isLost;
  const { settings, oneClick } = useCoins();
  const { coins, balance } = useWallet().wallet;
  const { value } = settings.data;
  const method = value?.oneClickConfig.method ?? null;
  const reason = value?.oneClickConfig.reason;
  const isStopped = reason === 'paused' || reason === 'locked';
  const topUp = paymentWindowPath(language, 'top-up');
  return (
    <Line aria-label={intl.formatMessage(messages.title)}>
      <span data-part="balance">
        <CoinMark size={32} /> {coins?.balanceFormatted ?? '–'}{' '}
        <span data-part="word">{intl.formatMessage(messages.coinsWord, { count: balance / 100 })}</span>
      </span>
      <p data-part="note">
        {isStopped && (
          <span>{intl.formatMessage(reason === 'paused' ? messages.pausedNote : messages.lockedNote)}</span>
        )}
        {value !== null && !isStopped && (
          <span>
            {method === null
              ? intl.formatMessage(messages.saveFirst)
              : intl.formatMessage(messages.oneClickWith, {
                  method: `${intl.formatMessage(messages[method.kind])} ${method.label}`,
                })}
          </span>
        )}
        {isOffline && value?.oneClickConfig.isAvailable === true && (
          <span role="status">{intl.formatMessage(messages.offline)}</span>
        )}
        {value?.isForcePayment === true && <span data-part="forced">{intl.formatMessage(messages.forced)}</span>}
      </p>
      <div data-part="acts">
        {value?.oneClickConfig.isAvailable === true && oneClick.outcome?.kind !== 'unknown' ? (
          <>
            {value.oneClickAmounts.map(({ amount, coins: bought }) => (
              <TopUpPackage
                key={amount.value}
                amount={amount.value}
                coins={bought.value}
                unavailable={oneClick.isCharging || isOffline}
                onChoose={(choice) => void oneClick.charge(choice.amount).then(settings.load)}
              />
            ))}
            <a href={topUp}>{intl.formatMessage(messages.otherAmount)}</a>
          </>
        ) : (
          !isStopped && (
            <ButtonLink variant="outline" href={topUp}>
              {intl.formatMessage(messages.addCoins)}
            </ButtonLink>
          )
        )}
      </div>
      <div role="status">
        {oneClick.outcome !== null && <Outcome outcome={oneClick.outcome} oneClick={oneClick} language={language} />}
      </div>
    </Line>
  );
});
