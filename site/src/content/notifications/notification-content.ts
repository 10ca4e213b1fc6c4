import { chatCircle } from '@lounge/kit/icons';
import type { Language } from '@lounge/locale';
import type { NotificationData } from '@lounge/stores/content/notifications';
import type { IntlShape } from 'react-intl';
import { messengerPath } from '../messenger/messenger-links.ts';
import { messages } from './Notifications.messages.ts';

/** The type of a performer's message. */
export const messageType = 1;

/** What a notification says, and where it leads. */
export const notificationContent = (
  { type, actor }: NotificationData,
  intl: IntlShape,
  language: Language,
): { text: string; icon?: string; href?: string } =>
  type === messageType && actor !== null
    ? {
        text: intl.formatMessage(messages.wrote, { name: actor.name }),
        icon: chatCircle,
        href: messengerPath(language, actor.id),
      }
    : { text: intl.formatMessage(messages.other) };
