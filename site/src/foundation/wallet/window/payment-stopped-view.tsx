import { formatDateTime } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../../shared/window/define-view.ts';
import { DoneLink } from '../../../shared/window/DoneLink.tsx';
import { windowTitles } from '../../../shared/window/WindowTitle.messages.ts';
import { paymentMessages as messages } from './Payment.messages.ts';

/** Data of the view `payment-stopped`. */
export interface PaymentStoppedView {
  readonly kind: 'payment-stopped';
  /** The guest to whom it is shown. */
  readonly guestId: number;
  readonly reason: 'locked' | 'paused';
  /** The end of the guest's break; null for a locked account. */
  readonly until: string | null;
}

/** The actions that a break leaves possible, and the way back. */
const StoppedNote = ({ view: { reason }, language }: ViewProps<PaymentStoppedView>) => {
  const intl = useIntl();
  return (
    <>
      {reason === 'paused' && <p>{intl.formatMessage(messages.stoppedRest)}</p>}
      <DoneLink language={language} />
    </>
  );
};

/** Tells a guest who can pay nothing why. */
export const paymentStoppedView = defineView<PaymentStoppedView>({
  kind: 'payment-stopped',
  title: windowTitles.paying,
  heading: ({ reason, until }, { language, timeZone }) =>
    reason === 'paused'
      ? [
          messages.stopped,
          messages.stoppedText,
          { date: until === null ? '' : formatDateTime(until, language, timeZone) },
        ]
      : [messages.stoppedLocked, messages.stoppedLockedText],
  Content: StoppedNote,
});
