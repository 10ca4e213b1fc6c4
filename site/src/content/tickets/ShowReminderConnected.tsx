import { Button } from '@lounge/kit/button';
import { bell, bellRinging } from '@lounge/kit/icons';
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
  const reminder = useReminders().open(showId);
  useRead(reminder);
  const { isAdded, isAdding, hasFailed, data, add } = reminder;
  if (isAdded) return <Notice tone="success" icon={bellRinging} text={intl.formatMessage(messages.added)} />;
  return (
    <>
      {hasFailed && <Notice tone="warning" text={intl.formatMessage(messages.failed)} />}
      <Button
        variant="outline"
        size="large"
        wide
        icon={bell}
        isPending={isAdding || data.state === 'loading'}
        onClick={() => void add()}
      >
        {intl.formatMessage(messages.add)}
      </Button>
    </>
  );
});

/** Asks to be reminded when a show begins, for those without a ticket to it. @spec feature:account.relation */
export const ShowReminderConnected = observer(({ show }: { show: ShowData }) => {
  const intl = useIntl();
  const { config, paymentDialog, stores } = useApp();
  const { now } = useMinutes();
  if (show.isBought || show.isCancelled || Date.parse(show.start) <= now || stores.guest.isLocked) return null;
  if (config.guestId !== null) return <GuestReminder showId={show.id} />;
  return (
    <Button variant="outline" size="large" wide icon={bell} onClick={() => paymentDialog.open('log-in')}>
      {intl.formatMessage(messages.add)}
    </Button>
  );
});
