import { newsletterTypes } from '@lounge/protocol/foundation/guest';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** A newsletter by name. */
export type NewsletterName = keyof typeof newsletterTypes;

/** The names of the newsletters. */
export const newsletterNames = defineMessages({
  vipClub: { id: 'site.newsletters.vipClub', defaultMessage: 'VIP club' },
  lateNight: { id: 'site.newsletters.lateNight', defaultMessage: 'Late night' },
  vr: { id: 'site.newsletters.vr', defaultMessage: 'VR rooms' },
  contests: { id: 'site.newsletters.contests', defaultMessage: 'Contests' },
}) satisfies Readonly<Record<NewsletterName, MessageDescriptor>>;

/** The name of a newsletter's type; null for an unknown type. */
export const newsletterNameOf = (typeId: number): MessageDescriptor | null => {
  const [name] = Object.entries(newsletterTypes).find(([, id]) => id === typeId) ?? [];
  return name === undefined ? null : newsletterNames[name as NewsletterName];
};
