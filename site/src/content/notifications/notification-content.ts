import { chatCircle, ticket } from '@lounge/kit/icons';
import { formatCoins, pathTo, type Language } from '@lounge/locale';
import type { NotificationData } from '@lounge/stores/content/notifications';
import type { IntlShape } from 'react-intl';
import { messengerPath } from '../../shared/messenger-links.ts';
import { textIn } from '../tickets/text-in.ts';
import { messages } from './Notifications.messages.ts';

/** The type of a performer's message. */
export const messageType = 1;

/** The type of a ticket that its show gave back. */
const ticketBackType = 2;

/** The type of a show that began, of which the guest wanted to be reminded. */
const showBeganType = 3;

/** Says which show gave its ticket back, and what came back; notifications that were stored before shows were noted have none. */
const ticketBackText = (show: NotificationData['show'], name: string, intl: IntlShape, language: Language): string => {
  if (show === null) return intl.formatMessage(messages.ticketBack, { name });
  const about = { name, show: textIn(show.title, language) };
  if (show.refunded === null) return intl.formatMessage(messages.showBack, about);
  const { value } = show.refunded;
  return intl.formatMessage(messages.showCoinsBack, {
    ...about,
    coins: formatCoins(value, language),
    count: value / 100,
  });
};

/** Text of a notification, and where it leads. */
export const notificationContent = (
  { type, actor, show }: NotificationData,
  intl: IntlShape,
  { language, brand }: { readonly language: Language; readonly brand: string },
): { text: string; icon?: string; href?: string } => {
  if (type === messageType && actor !== null)
    return {
      text: intl.formatMessage(messages.wrote, { name: actor.name }),
      icon: chatCircle,
      href: messengerPath(language, actor.id),
    };
  if (type === ticketBackType && actor !== null)
    return {
      text: ticketBackText(show, actor.name, intl, language),
      icon: ticket,
      href: pathTo('personal.coins', language, { product: brand }),
    };
  if (type === showBeganType && actor !== null && show !== null)
    return {
      text: intl.formatMessage(messages.showBegan, { name: actor.name, show: textIn(show.title, language) }),
      icon: ticket,
      href: pathTo('cams.show', language, { showId: show.id }),
    };
  return { text: intl.formatMessage(messages.other) };
};
