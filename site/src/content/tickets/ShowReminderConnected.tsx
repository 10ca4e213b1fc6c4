import { Button } from '@lounge/kit/button';
import { bell, bellRinging, x } from '@lounge/kit/icons';
import { Notice } from '@lounge/kit/notice';
import type { ShowData } from '@lounge/stores/content/tickets';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { messages } from './Reminder.messages.ts';
import { useMinutes, useReminders } from './tickets-stores.ts';

const GuestReminder = observer(({ showId }: { showId: number }) => {
  const intl = useIntl();
  const { stores } = useApp();
  const reminder = useReminders().open(showId);
  useRead(reminder);
  const { isAdded, isRemoved, pending, hasFailed, data } = reminder;
  // A locked guest can only take back.
  if (stores.guest.isLocked && !isAdded && !isRemoved) return null;
  return (
    <>
      {isAdded && <Notice tone="success" icon={bellRinging} text={intl.formatMessage(messages.added)} />}
      {isRemoved && <Notice text={intl.formatMessage(messages.removed)} />}
      {hasFailed && <Notice tone="warning" text={intl.formatMessage(messages.failed)} />}
      {(isAdded || !stores.guest.isLocked) && (
        // One button for both, so that the focus stays where it was pressed.
        <Button
          key="change"
          variant="outline"
          size="large"
          wide
          icon={isAdded ? x : bell}
          isPending={pending !== null || data.state === 'loading'}
          onClick={() => void (isAdded ? reminder.remove() : reminder.add())}
        >
          {intl.formatMessage(isAdded ? messages.remove : messages.add)}
        </Button>
      )}
    </>
  );
});

/** Asks to be reminded when a show begins, or takes that back, for those without a ticket to it. @spec feature:account.relation */
export const ShowReminderConnected = observer(({ show }: { show: ShowData }) => {
  const intl = useIntl();
  const { config, paymentDialog } = useApp();
  const { now } = useMinutes();
  if (show.isBought || show.isCancelled || Date.parse(show.start) <= now) return null;
  if (config.guestId !== null) return <GuestReminder showId={show.id} />;
  return (
    <Button variant="outline" size="large" wide icon={bell} onClick={() => paymentDialog.open('log-in')}>
      {intl.formatMessage(messages.add)}
    </Button>
  );
});
