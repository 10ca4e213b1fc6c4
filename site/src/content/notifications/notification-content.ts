import { bellRinging, chatCircle, coins, gift, identificationCard, pushPin, ticket } from '@lounge/kit/icons';
import { formatCoins, formatTime, pathTo, performerSlug, type Language } from '@lounge/locale';
import { notificationTypes } from '@lounge/protocol/content/notifications';
import type { NotificationData } from '@lounge/stores/content/notifications';
import type { IntlShape } from 'react-intl';
import { messengerPath } from '../../shared/messenger-links.ts';
import { textIn } from '../tickets/text-in.ts';
import { messages } from './Notifications.messages.ts';

/** Text of a notification, where it leads, and its icon. */
interface NotificationContent {
  readonly text: string;
  readonly icon?: string;
  readonly href?: string;
}

interface Place {
  readonly language: Language;
  readonly brand: string;
}

type Actor = NonNullable<NotificationData['actor']>;
type Show = NonNullable<NotificationData['show']>;

/** The type of a performer's message. */
export const messageType = notificationTypes.message;

/** Says which show gave its ticket back, and what came back; notifications that were stored before shows were noted have none. */
const ticketBackText = (show: Show | null, name: string, intl: IntlShape, language: Language): string => {
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

/** The content about a performer, and about a show of hers. */
const contentAbout = (
  { id, name }: Actor,
  { type, show }: NotificationData,
  intl: IntlShape,
  { language, brand }: Place,
): NotificationContent | null => {
  const chats = pathTo('personal.chats', language, { product: brand });
  switch (type) {
    case messageType:
      return {
        text: intl.formatMessage(messages.wrote, { name }),
        icon: chatCircle,
        href: messengerPath(language, id),
      };
    case notificationTypes.ticketBack:
      return {
        text: ticketBackText(show, name, intl, language),
        icon: ticket,
        href: pathTo('personal.coins', language, { product: brand }),
      };
    case notificationTypes.showBegan:
      return (
        show && {
          text: intl.formatMessage(messages.showBegan, { name, show: textIn(show.title, language) }),
          icon: ticket,
          href: pathTo('cams.show', language, { showId: show.id }),
        }
      );
    case notificationTypes.performerOnline:
      return {
        text: intl.formatMessage(messages.cameOnline, { name }),
        icon: pushPin,
        href: pathTo('performer.overview', language, { actorName: performerSlug(name) }),
      };
    case notificationTypes.billRefunded:
      return { text: intl.formatMessage(messages.billRefunded, { name }), icon: coins, href: chats };
    case notificationTypes.billDeclined:
      return { text: intl.formatMessage(messages.billDeclined, { name }), icon: coins, href: chats };
    default:
      return null;
  }
};

/** The content about an entry of the TV programme that begins soon. */
const contentOfProgram = (
  { type, program }: NotificationData,
  intl: IntlShape,
  language: Language,
): NotificationContent | null => {
  if (type !== notificationTypes.programBegins || program === null) return null;
  const time = formatTime(program.start, intl.timeZone);
  return {
    text: intl.formatMessage(messages.programBegins, { title: textIn(program.title, language), time }),
    icon: bellRinging,
    href: pathTo(program.streamType === 'live' ? 'tv.livestream' : 'tv.premium-livestream', language),
  };
};

/** The content about the guest's account. */
const contentOfAccount = (type: number, intl: IntlShape, { language, brand }: Place): NotificationContent | null => {
  const ageCheck = pathTo('personal.age-check', language, { product: brand });
  switch (type) {
    case notificationTypes.voucherEnds:
      return {
        text: intl.formatMessage(messages.voucherEnds),
        icon: gift,
        href: pathTo('personal.benefits', language, { product: brand }),
      };
    case notificationTypes.ageAccepted:
      return { text: intl.formatMessage(messages.ageAccepted), icon: identificationCard, href: ageCheck };
    case notificationTypes.ageRejected:
      return { text: intl.formatMessage(messages.ageRejected), icon: identificationCard, href: ageCheck };
    default:
      return null;
  }
};

/** Text of a notification, and where it leads. One about a performer or a show that is gone, or of an unknown type, says that there is something new. */
export const notificationContent = (each: NotificationData, intl: IntlShape, place: Place): NotificationContent =>
  contentOfAccount(each.type, intl, place) ??
  contentOfProgram(each, intl, place.language) ??
  (each.actor && contentAbout(each.actor, each, intl, place)) ?? { text: intl.formatMessage(messages.other) };
