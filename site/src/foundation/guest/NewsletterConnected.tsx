import { NewsletterForm, type NewsletterState } from '@lounge/kit/newsletter-form';
import { newsletterTypes } from '@lounge/protocol/foundation/guest';
import type { NotificationData, Notifications } from '@lounge/stores/foundation/guest';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { newsletterNames, type NewsletterName } from './NewsletterNames.messages.ts';
import { messages } from './Profile.messages.ts';
import { useProfile } from './profile-stores.ts';

const stateOf = (
  notifications: Notifications,
  { newsletters }: NotificationData,
  typeId: number,
  { wasEnded, isLocked }: { wasEnded: boolean; isLocked: boolean },
): NewsletterState => {
  const state = newsletters.find((each) => each.typeId === typeId)?.state ?? 'off';
  // A locked guest can only end: to try again would never begin it.
  if (notifications.failed.has(typeId) && !(isLocked && state === 'off')) return 'failed';
  if (state === 'on') return 'subscribed';
  if (state === 'pending') return 'pending';
  return wasEnded ? 'unsubscribed' : 'idle';
};

/** Props of NewsletterConnected. */
export interface NewsletterConnectedProps {
  name: NewsletterName;
  data: NotificationData;
  /** Whether the guest ended it on this page. */
  wasEnded: boolean;
  onEnded: () => void;
}

/** A newsletter of the guest, which has an address. @spec feature:account.newsletter */
export const NewsletterConnected = observer(({ name, data, wasEnded, onEnded }: NewsletterConnectedProps) => {
  const intl = useIntl();
  const { notifications } = useProfile();
  const { isLocked } = useApp().stores.guest;
  const typeId = newsletterTypes[name];
  return (
    <NewsletterForm
      typeId={typeId}
      name={intl.formatMessage(newsletterNames[name])}
      text={intl.formatMessage(messages[name])}
      state={stateOf(notifications, data, typeId, { wasEnded, isLocked })}
      isOn={data.newsletters.some((each) => each.typeId === typeId && each.state !== 'off')}
      isPending={notifications.isPending(typeId)}
      unavailable={isLocked}
      onSubscribe={() => void notifications.subscribe(typeId)}
      onUnsubscribe={() => {
        onEnded();
        void notifications.unsubscribe(typeId);
      }}
    />
  );
});
