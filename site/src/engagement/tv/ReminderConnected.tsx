import { Button } from '@lounge/kit/button';
import { IconButton } from '@lounge/kit/icon-button';
import { bell, bellFill } from '@lounge/kit/icons';
import { tvReminderAheadMs } from '@lounge/protocol/engagement/tv';
import type { TvEntryData } from '@lounge/stores/engagement/tv';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMinutes } from '../../content/tickets/tickets-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './TvLive.messages.ts';
import { useTvGuest } from './tv-stores.ts';

interface ReminderProps {
  entry: Pick<TvEntryData, 'type' | 'start' | 'title' | 'isReminded'>;
  /** The bell alone, or a button as wide as its place. @default 'icon' */
  look?: 'icon' | 'wide';
}

/** The switch that reminds the guest of an entry; visitors are asked to log in. @spec feature:tv.programme */
export const ReminderConnected = observer(({ entry, look = 'icon' }: ReminderProps) => {
  const intl = useIntl();
  const { config, paymentDialog } = useApp();
  const guest = useTvGuest();
  const [failure, setFailure] = useState<'notReminded' | 'tooManyReminders' | null>(null);
  const { now } = useMinutes();
  const isOn = guest.isReminded(entry);
  const press = async (): Promise<void> => {
    if (config.guestId === null) return paymentDialog.open('log-in');
    const result = await guest.remind(entry, !isOn);
    setFailure(result.ok ? null : result.failure.code === 'limitReached' ? 'tooManyReminders' : 'notReminded');
  };
  // By then it was sent.
  if (Date.parse(entry.start) - now <= tvReminderAheadMs) return null;
  const isVisitor = config.guestId === null;
  const props = {
    'aria-haspopup': isVisitor ? ('dialog' as const) : undefined,
    icon: isOn ? bellFill : bell,
    onClick: () => void press(),
  };
  const label = intl.formatMessage(messages.remind);
  return (
    <>
      {look === 'icon' ? (
        <IconButton {...props} label={`${label}: ${entry.title}`} pressed={isVisitor ? undefined : isOn} />
      ) : (
        <Button {...props} variant="outline" wide aria-pressed={isVisitor ? undefined : isOn}>
          {isOn ? intl.formatMessage(messages.reminded) : label}
        </Button>
      )}
      {failure !== null && <small role="alert">{intl.formatMessage(messages[failure])}</small>}
    </>
  );
});
