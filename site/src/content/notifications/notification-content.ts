import { chatCircle, ticket } from '@lounge/kit/icons';
import { pathTo, type Brand, type Language } from '@lounge/locale';
import type { NotificationData } from '@lounge/stores/content/notifications';
import type { IntlShape } from 'react-intl';
import { messengerPath } from '../messenger/messenger-links.ts';
import { messages } from './Notifications.messages.ts';

/** The type of a performer's message. */
export const messageType = 1;

/** The type of a ticket that its show gave back. */
const ticketBackType = 2;

/** What a notification says, and where it leads. */
export const notificationContent = (
  { type, actor }: NotificationData,
  intl: IntlShape,
  { language, brand }: { readonly language: Language; readonly brand: Brand },
): { text: string; icon?: string; href?: string } => {
  if (type === messageType && actor !== null)
    return {
      text: intl.formatMessage(messages.wrote, { name: actor.name }),
      icon: chatCircle,
      href: messengerPath(language, actor.id),
    };
  if (type === ticketBackType && actor !== null)
    return {
      text: intl.formatMessage(messages.ticketBack, { name: actor.name }),
      icon: ticket,
      href: pathTo('personal.coins', language, { product: brand }),
    };
  return { text: intl.formatMessage(messages.other) };
};
