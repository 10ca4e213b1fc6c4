import { NotificationSettings } from '@lounge/kit/notification-settings';
import { SectionHeading } from '@lounge/kit/section-heading';
import { Skeleton } from '@lounge/kit/skeleton';
import { newsletterTypes } from '@lounge/protocol/foundation/guest';
import type { NotificationData } from '@lounge/stores/foundation/guest';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { FailedListSlot } from '../page/error-slots.tsx';
import { NewsletterConnected } from './NewsletterConnected.tsx';
import type { NewsletterName } from './NewsletterNames.messages.ts';
import { messages } from './Profile.messages.ts';
import { useProfile } from './profile-stores.ts';

const Section = styled.section.withConfig({ componentId: 'site-notifications' })`
  max-width: 760px;
  > p {
    margin-bottom: 8px;
    color: var(--kit-text-muted);
  }
`;

const names = Object.keys(newsletterTypes) as readonly NewsletterName[];

/** Newsletters about what the site does not have yet are not offered; one that comes nevertheless can be ended. */
const withoutSubject: ReadonlySet<NewsletterName> = new Set(['vr', 'contests']);

/** The newsletters. @spec feature:account.newsletter, screen:overlay.newsletter */
const Newsletters = observer(({ data }: { data: NotificationData }) => {
  const intl = useIntl();
  const { data: guest, isLocked } = useApp().stores.guest;
  const hasAddress = guest.value?.email != null;
  const lead = isLocked ? messages.newslettersLocked : messages.newslettersText;
  const [ended, setEnded] = useState<readonly number[]>([]);
  const isOn = (typeId: number) => data.newsletters.some((each) => each.typeId === typeId && each.state !== 'off');
  const shown = names.filter((name) => {
    const typeId = newsletterTypes[name];
    return !withoutSubject.has(name) || isOn(typeId) || ended.includes(typeId);
  });
  return (
    <Section aria-labelledby="newsletters">
      <SectionHeading headingId="newsletters" title={intl.formatMessage(messages.newsletters)} />
      <p>{intl.formatMessage(hasAddress ? lead : messages.needsAddress)}</p>
      {hasAddress &&
        shown.map((name) => (
          <NewsletterConnected
            key={name}
            name={name}
            data={data}
            wasEnded={ended.includes(newsletterTypes[name])}
            onEnded={() => setEnded([...ended, newsletterTypes[name]])}
          />
        ))}
    </Section>
  );
});

/** The kinds of notifications, and the newsletters. @spec feature:account.notification-settings */
export const NotificationsConnected = observer(() => {
  const intl = useIntl();
  const { notifications } = useProfile();
  const { value, state, failure } = notifications.data;
  const kindOf = (kind: 'pinnedOnlineEmail' | 'pinnedOnlineSms', isReachable: boolean) => ({
    kind,
    label: intl.formatMessage(kind === 'pinnedOnlineEmail' ? messages.byEmail : messages.bySms),
    text: intl.formatMessage(
      isReachable ? messages.chosenAtPins : kind === 'pinnedOnlineEmail' ? messages.needsEmail : messages.needsMobile,
    ),
    isOn: value?.[kind] ?? false,
    unavailable: notifications.isPending(kind),
    error: notifications.failed.has(kind) ? intl.formatMessage(messages.notSaved) : undefined,
  });
  return (
    <>
      <Section aria-labelledby="notifications">
        <SectionHeading headingId="notifications" title={intl.formatMessage(messages.notifications)} />
        <p>{intl.formatMessage(messages.always)}</p>
        {value === null && state === 'failed' && (
          <FailedListSlot
            failure={failure}
            level={3}
            title={intl.formatMessage(messages.notificationsNotLoaded)}
            onReload={() => void notifications.data.load()}
          />
        )}
        {value === null && state !== 'failed' && <Skeleton lines={6} />}
        {value && (
          <NotificationSettings
            settings={[
              kindOf('pinnedOnlineEmail', value.reachable.email),
              kindOf('pinnedOnlineSms', value.reachable.sms),
            ]}
            onSwitch={({ kind, isOn }) =>
              void notifications.switchTo(kind === 'pinnedOnlineSms' ? kind : 'pinnedOnlineEmail', isOn)
            }
          />
        )}
      </Section>
      {value && <Newsletters data={value} />}
    </>
  );
});
