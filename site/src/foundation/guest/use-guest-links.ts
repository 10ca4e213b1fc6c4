import type { AccountLink } from '@lounge/kit/account-menu';
import { chatCircle, gift, pushPin, ticket } from '@lounge/kit/icons';
import { pathTo } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './Guest.messages.ts';

/** Returns the links of the account menu. */
export const useGuestLinks = (unread: number, vouchers: number): readonly AccountLink[] => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  return [
    {
      href: pathTo('personal', language, { product: brand }),
      label: intl.formatMessage(messages.personal),
      icon: pushPin,
    },
    {
      href: pathTo('messenger', language),
      label: intl.formatMessage(messages.messages),
      icon: chatCircle,
      ...(unread > 0 ? { count: unread } : {}),
    },
    {
      href: pathTo('personal.benefits', language, { product: brand }),
      label: intl.formatMessage(messages.benefits),
      icon: ticket,
      ...(vouchers > 0 ? { count: vouchers } : {}),
    },
    {
      href: pathTo('personal.spinwheel', language, { product: brand }),
      label: intl.formatMessage(messages.wheel),
      icon: gift,
    },
  ];
};
