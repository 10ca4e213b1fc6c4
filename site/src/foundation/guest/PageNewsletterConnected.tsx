import { newsletterTypes } from '@lounge/protocol/foundation/guest';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { NewsletterConnected } from './NewsletterConnected.tsx';
import type { NewsletterName } from './NewsletterNames.messages.ts';
import { NewsletterRequestConnected } from './NewsletterRequestConnected.tsx';
import { useProfile } from './profile-stores.ts';

/** Props of PageNewsletterConnected. */
export interface PageNewsletterConnectedProps {
  name: NewsletterName;
  /** The subject of the newsletter. */
  title: string;
}

/** The newsletter as the guest's own: a switch, which needs an address. */
const OwnNewsletter = observer(({ name, title }: PageNewsletterConnectedProps) => {
  const { notifications } = useProfile();
  const { value: guest } = useApp().stores.guest.data;
  const [wasEnded, setEnded] = useState(false);
  useRead(notifications.data);
  const { value } = notifications.data;
  if (guest?.email == null || value === null)
    return <NewsletterRequestConnected title={title} typeId={newsletterTypes[name]} />;
  return <NewsletterConnected name={name} data={value} wasEnded={wasEnded} onEnded={() => setEnded(true)} />;
});

/** The newsletter of a page: a switch of guests, and a form of visitors, whose address a mail asks first. */
export const PageNewsletterConnected = ({ name, title }: PageNewsletterConnectedProps) => {
  const { guestId } = useApp().config;
  return (
    <section aria-label={title}>
      {guestId === null ? (
        <NewsletterRequestConnected title={title} typeId={newsletterTypes[name]} />
      ) : (
        <OwnNewsletter name={name} title={title} />
      )}
    </section>
  );
};
