import { chatCircle, coins, signIn, sparkle, ticket, trophy, user } from '@lounge/kit/icons';
import { pathTo, paymentWindowPath, type RouteKey, type RouteParams } from '@lounge/locale';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { messages as shared } from '../../foundation/page/Footer.messages.ts';
import { messages as page } from '../../foundation/page/Page.messages.ts';
import { areaIcons } from './area-icons.ts';
import { areas } from './areas.ts';
import { messages as own } from './Footer.messages.ts';
import { messages as lists } from './Lists.messages.ts';
import { performerLists } from './performer-lists.ts';

/** The names of what the footer and the menu link besides the areas. */
export const areaMessages = { ...shared, ...own, performers: lists.performers, logIn: page.logIn, signUp: page.signUp };

/** A link to an area. */
export interface Area {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  /** Path data of its icon. */
  readonly icon: string;
}

/** The routes without parameters but the product. */
type PlainRoute = { [K in RouteKey]: keyof RouteParams<K> extends 'product' ? K : never }[RouteKey];

/** Returns the links to every area that has a page, in the order of the footer, and the function that makes one. */
export const useAreas = () => {
  const intl = useIntl();
  const { language, brand, guestId } = useApp().config;
  const { pathname } = useLocation();
  const linkTo = (label: MessageDescriptor, href: string, icon = ''): Area => ({
    href,
    label: intl.formatMessage(label),
    current: pathname === href,
    icon,
  });
  const link = (label: keyof typeof areaMessages, href: string, icon = ''): Area =>
    linkTo(areaMessages[label], href, icon);
  const to = (label: keyof typeof areaMessages, key: PlainRoute, icon = '') =>
    link(label, pathTo(key, language, { product: brand }), icon);
  const ofVisitor = () => [
    link('logIn', paymentWindowPath(language, 'log-in'), signIn),
    link('signUp', paymentWindowPath(language, 'sign-up'), user),
  ];
  const ofGuest = () => [to('coins', 'personal.coins', coins), to('benefits', 'personal.benefits', ticket)];
  return {
    link,
    to,
    discover: [
      ...areas.map(({ key, label }) => linkTo(label, pathTo(key, language, { product: brand }), areaIcons[key])),
      // The bar has no room for them, so they load with the footer and the menu.
      to('dailyDeals', 'daily-bonus', sparkle),
      to('events', 'magazine.events', trophy),
    ],
    performers: performerLists.map(({ key, label, icon }) => linkTo(label, pathTo(key, language), icon)),
    yours: [
      ...(guestId === null ? ofVisitor() : ofGuest()),
      to('overview', 'personal', user),
      to('messages', 'messenger', chatCircle),
    ],
  };
};
