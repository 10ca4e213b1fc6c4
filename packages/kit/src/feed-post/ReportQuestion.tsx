import { ConfirmQuestion } from '../comments/ConfirmQuestion.tsx';
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
