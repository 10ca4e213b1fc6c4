import { Button } from '@lounge/kit/button';
import { useKit } from '@lounge/kit/kit-provider';
import { formatDateTime, type Language } from '@lounge/locale';
import type { BreakLength, PaymentSettings } from '@lounge/stores/foundation/wallet';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './Coins.messages.ts';

const Root = styled.div.withConfig({ componentId: 'site-break' })`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--kit-line);
  > p {
    color: var(--kit-text-muted);
    font-size: 14px;
    line-height: 1.45;
  }
  > h3 {
    font: inherit;
    font-weight: 620;
  }
  > [data-part='acts'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(100px, 1fr));
    gap: 10px;
  }
  > [data-part='acts'][data-lengths] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
  }
  > [data-lengths] > button {
    padding-inline: 6px;
    white-space: nowrap;
  }
  > [role='alert'] {
    color: var(--kit-danger);
  }
`;

const lengths: readonly BreakLength[] = ['day', 'week', 'month'];

/** The server takes an end that is this little later for a repeat. */
const sameBreakMs = 60_000;

type ConfirmationProps = Pick<BreakChoiceProps, 'settings' | 'language'> & {
  asked: BreakLength;
  isLonger: boolean;
  onClose: () => void;
};

interface BreakChoiceProps {
  settings: PaymentSettings;
  pausedUntil: string | null;
  language: Language;
}

/** The second step: until when nothing can be bought, and the press that begins it. */
const Confirmation = observer(({ settings, asked, isLonger, language, onClose }: ConfirmationProps) => {
  const intl = useIntl();
  const { timeZone } = useKit();
  const length = intl.formatMessage(messages[asked]);
  const take = async (): Promise<void> => {
    if (await settings.takeBreak(asked)) onClose();
  };
  return (
    <>
      <p role="status">
        {intl.formatMessage(messages.breakMeans, { at: formatDateTime(settings.breakEnd(asked), language, timeZone) })}
      </p>
      <div data-part="acts">
        <Button variant="primary" isPending={settings.pending === 'break'} onClick={() => void take()}>
          {intl.formatMessage(isLonger ? messages.confirmLonger : messages.confirmBreak, { length })}
        </Button>
        <Button variant="text" onClick={onClose}>
          {intl.formatMessage(isLonger ? messages.keepBreak : messages.keepOn)}
        </Button>
      </div>
    </>
  );
});

/**
 * Begins a break: the button names its length, and a second step below it says until when and asks once. The lengths stay in place, so that
 * a double press confirms nothing. A break can only be made longer.
 */
export const BreakChoice = observer(({ settings, pausedUntil, language }: BreakChoiceProps) => {
  const intl = useIntl();
  const { timeZone } = useKit();
  const { clock } = useApp().stores.context;
  const [asked, setAsked] = useState<BreakLength | null>(null);
  const end = pausedUntil === null ? 0 : Date.parse(pausedUntil);
  const isPaused = end > clock.now();
  const offered = isPaused ? lengths.filter((each) => settings.breakEnd(each) - end > sameBreakMs) : lengths;
  return (
    <Root>
      <h3>{intl.formatMessage(isPaused && offered.length > 0 ? messages.breakLonger : messages.break)}</h3>
      <p>
        {isPaused
          ? intl.formatMessage(messages.pausedUntil, { at: formatDateTime(end, language, timeZone) })
          : intl.formatMessage(messages.breakText)}
      </p>
      <div data-part="acts" data-lengths="">
        {offered.map((each) => (
          <Button
            key={each}
            variant={asked === each ? 'quiet' : 'outline'}
            aria-pressed={asked === each}
            onClick={() => setAsked(each)}
          >
            {intl.formatMessage(messages[each])}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <Confirmation
          settings={settings}
          asked={asked}
          language={language}
          isLonger={isPaused}
          onClose={() => setAsked(null)}
        />
      )}
      <div role="alert">
        {settings.failed?.part === 'break' && <p>{intl.formatMessage(messages.rechargeFailed)}</p>}
      </div>
    </Root>
  );
});
