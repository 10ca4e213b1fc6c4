import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { ConfirmQuestion } from '../comments/ConfirmQuestion.tsx';
import { Icon } from '../icon/Icon.tsx';
import { flag } from '../icons/paths/flag.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { messages } from './FeedPost.messages.ts';

interface ReportQuestionProps {
  isPending: boolean;
  problem: string | undefined;
  onReport: () => void;
  onKeep: () => void;
}

/** Asks before a post is reported. */
export function ReportQuestion({ isPending, problem, onReport, onKeep }: ReportQuestionProps) {
  const intl = useIntl();
  const words = {
    ask: intl.formatMessage(messages.reportAsk),
    confirm: intl.formatMessage(messages.reportNow),
    keep: intl.formatMessage(messages.reportNot),
  };
  return (
    <div data-part="report">
      <ConfirmQuestion words={words} isPending={isPending} problem={problem} onConfirm={onReport} onKeep={onKeep} />
    </div>
  );
}

interface ReportedProps {
  name: string;
  /** Whether the guest reported it just now, and the focus was in what is gone. */
  takesFocus: boolean;
  onShow: () => void;
}

/** The place of a post that the guest reported. */
export function Reported({ name, takesFocus, onShow }: ReportedProps) {
  const intl = useIntl();
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <p data-part="gone">
      <Icon path={flag} />
      <span ref={text} tabIndex={-1}>
        {intl.formatMessage(messages.isReported, { name })}
      </span>
      <Button size="small" variant="text" onClick={onShow}>
        {intl.formatMessage(messages.showReported)}
      </Button>
    </p>
  );
}
