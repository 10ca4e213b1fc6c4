import { Button } from '@lounge/kit/button';
import { useKit } from '@lounge/kit/kit-provider';
import { SectionHeading } from '@lounge/kit/section-heading';
import { formatDateTime, formatMoney, formatMonth, timeZone as berlin } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { BreakChoice } from './BreakChoice.tsx';
import { messages } from './Coins.messages.ts';
import { useCoins } from './coins-stores.ts';
import { LimitForm } from './LimitForm.tsx';
import { limitStyles } from './LimitConnected.styles.ts';

const Section = styled.section.withConfig({ componentId: 'site-limit' })`
  ${limitStyles}
`;

/** The monthly limit with what is used of it, a higher one that waits, and the break. */
export const LimitConnected = observer(() => {
  const intl = useIntl();
  const { config } = useApp();
  const { language } = config;
  const { timeZone } = useKit();
  const { settings } = useCoins();
  const [isChanging, setChanging] = useState(false);
  const { value } = settings.data;
  if (value === null) return <section aria-hidden />;
  const { limit, pending, used, pausedUntil } = value.spending;
  const sum = (cents: number) => formatMoney({ amount: cents, currency: 'EUR' }, language);
  const month = formatMonth(config.now, language);
  return (
    <Section aria-labelledby="limit">
      <SectionHeading headingId="limit" title={intl.formatMessage(messages.limit)} />
      <div data-part="row">
        <p>
          <strong>{sum(used.value)}</strong>{' '}
          {limit === null
            ? intl.formatMessage(messages.usedIn, { month })
            : intl.formatMessage(messages.ofLimit, { limit: sum(limit.value), month })}
        </p>
        <Button variant="text" size="small" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
          {intl.formatMessage(messages.change)}
        </Button>
      </div>
      {limit === null ? (
        <p data-part="hint">{intl.formatMessage(messages.noLimit)}</p>
      ) : (
        <progress
          aria-label={intl.formatMessage(messages.limit)}
          max={Math.max(limit.value, 1)}
          value={Math.min(used.value, Math.max(limit.value, 1))}
        />
      )}
      <p data-part="hint">{intl.formatMessage(messages.limitHint)}</p>
      {timeZone !== berlin && <p data-part="hint">{intl.formatMessage(messages.berlinMonths)}</p>}
      {pending !== null && (
        <div data-part="row">
          <p>
            {pending.limit === null
              ? intl.formatMessage(messages.pendingNone, { at: formatDateTime(pending.at, language, timeZone) })
              : intl.formatMessage(messages.pending, {
                  limit: sum(pending.limit.value),
                  at: formatDateTime(pending.at, language, timeZone),
                })}
          </p>
          <Button
            variant="text"
            size="small"
            isPending={settings.pending === 'takeBack'}
            onClick={() => void settings.takeBackLimit()}
          >
            {intl.formatMessage(messages.takeBack)}
          </Button>
          <p role="alert">{settings.failed?.part === 'takeBack' && intl.formatMessage(messages.rechargeFailed)}</p>
        </div>
      )}
      {isChanging && <LimitForm settings={settings} onDone={() => setChanging(false)} />}
      <BreakChoice settings={settings} pausedUntil={pausedUntil} language={language} />
    </Section>
  );
});
