import { chatCircle, chatCircleFill, gift, giftFill, house, houseFill, list, user, userFill } from '@lounge/kit/icons';
import { TabBar } from '@lounge/kit/tab-bar';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { messages } from './TabBar.messages.ts';

/** The places of the site on a phone: those that the visitor has, and the menu of all areas. @spec component:MobileMenu */
export const TabBarConnected = observer(() => {
  const intl = useIntl();
  const { config, stores, parts } = useApp();
  const isHydrated = useIsHydrated();
  const { language, brand, guestId } = config;
  const { pathname } = useLocation();
  const home = pathTo('home', language);
  const messenger = pathTo('messenger', language);
  const rewards = pathTo('personal.spinwheel', language, { product: brand });
  const personal = pathTo('personal', language, { product: brand });
  const item = (href: string, label: keyof typeof messages, icon: string, currentIcon: string) => ({
    href,
    icon,
    currentIcon,
    label: intl.formatMessage(messages[label]),
    current: pathname === href,
  });
  return (
    <TabBar
      items={[
        item(home, 'home', house, houseFill),
        {
          ...item(messenger, 'messages', chatCircle, chatCircleFill),
          count: isHydrated ? parts.guestBar?.unreadOf(stores) : undefined,
        },
        item(rewards, 'rewards', gift, giftFill),
        guestId === null
          ? item(paymentWindowPath(language, 'log-in'), 'logIn', user, userFill)
          : {
              ...item(personal, 'me', user, userFill),
              menu: 'personalArea',
            },
        {
          href: '#areas',
          icon: list,
          label: intl.formatMessage(messages.menu),
          menu: 'navigation',
        },
      ]}
    />
  );
});
