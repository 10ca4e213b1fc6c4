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

const Line = styled.section.withConfig({ componentId: 'site-coin-line' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 28px;
  min-width: 0;
  padding: 20px 0;
  border-block: 1px solid var(--kit-line);
  > [data-part='balance'] {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    font-size: 40px;
    font-weight: 600;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='balance'] > [data-part='word'] {
    align-self: end;
    color: var(--kit-text-muted);
    font-size: 16px;
    font-weight: 450;
    line-height: 1.5;
  }
  > [data-part='note']:empty {
    display: none;
  }
  > [data-part='note'] {
    flex: 1 1 180px;
    color: var(--kit-text-muted);
    font-size: 14px;
    line-height: 1.45;
  }
  > [data-part='note'] > span {
    display: block;
  }
  > [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
  }
  > [data-part='acts'] > a:not([data-variant]) {
    color: var(--kit-text);
    font-weight: 560;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  > [role='status'] {
    flex: 1 0 100%;
  }
  > [role='status']:empty {
    display: none;
  }
  @media (max-width: 767.98px) {
    > [data-part='balance'] {
      font-size: 36px;
    }
    > :is([data-part='note'], [data-part='acts']) {
      flex: 1 0 100%;
    }
    > [data-part='acts'] > button {
      flex: 1 1 30%;
      padding-inline: 6px;
    }
    > [data-part='acts'] > a {
      flex: 1 0 100%;
      text-align: center;
    }
  }
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
