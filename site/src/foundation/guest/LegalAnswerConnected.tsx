import { Button } from '@lounge/kit/button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp, type LegalAnswerProps } from '../../shared/app-context.ts';
import { useGuest } from './guest-stores.ts';
import { messages } from './LegalAnswer.messages.ts';

const Answer = styled.div.withConfig({ componentId: 'site-legal-answer' })`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding-top: 20px;
  border-top: 1px solid var(--kit-line);
`;

/** The button is gone when the answer is stored, so what says it takes the focus. */
const focusAnswer = (answer: HTMLElement | null): void => answer?.focus({ preventScroll: true });

/**
 * The answer to a new text at its end, as the notice does not cover what it asks about.
 * @spec feature:legal.data-protection
 */
export const LegalAnswerConnected = observer(({ type, version }: LegalAnswerProps) => {
  const intl = useIntl();
  const { paymentDialog } = useApp();
  const { legalNotices } = useGuest();
  const { texts, isPending, failure } = legalNotices;
  const [saved, setSaved] = useState<string | null>(null);
  const text = texts.find((each) => each.type === type && each.version === version);
  if (text === undefined)
    return saved === `${type} ${version}` ? (
      <Answer>
        <p ref={focusAnswer} tabIndex={-1} role="status">
          {intl.formatMessage(messages.saved)}
        </p>
      </Answer>
    ) : null;
  const agree = async (): Promise<void> => {
    setSaved(`${type} ${version}`);
    // The notice has nothing to add on the next page.
    if (await legalNotices.answer(true, [text])) legalNotices.close();
  };
  const isLoggedOut = failure?.code === 'needLogin';
  return (
    <Answer>
      <p>{intl.formatMessage(messages.waits)}</p>
      {failure !== null && <p role="alert">{intl.formatMessage(messages.failed)}</p>}
      {isLoggedOut ? (
        <Button variant="primary" onClick={() => paymentDialog.open('log-in')}>
          {intl.formatMessage(messages.logIn)}
        </Button>
      ) : (
        <Button variant="primary" isPending={isPending} onClick={() => void agree()}>
          {intl.formatMessage(messages.agree)}
        </Button>
      )}
    </Answer>
  );
});
