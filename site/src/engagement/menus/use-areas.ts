import {
  coins,
  crownSimple,
  filmStrip,
  gift,
  chatCircle,
  heart,
  signIn,
  ticket,
  user,
  videoCamera,
} from '@lounge/kit/icons';
import { pathTo, paymentWindowPath, type RouteKey } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { messages as shared } from '../../foundation/page/Footer.messages.ts';
import { messages as page } from '../../foundation/page/Page.messages.ts';
import { messages as own } from './Footer.messages.ts';

/** The names of the areas, and of what else the footer links. */
export const areaMessages = { ...shared, ...own, logIn: page.logIn, signUp: page.signUp };

/** A link to an area. */
export interface Area {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  /** Path data of its icon. */
  readonly icon: string;
}

type PlainRoute = Exclude<
  RouteKey,
  | `performer.${string}`
  | `cams.show`
  | `category.${string}`
  | `contests.${string}`
  | `tv.mediathek${string}`
  | `search.${string}`
>;

/** Returns the links to every area that has a page, in the order of the footer, and the function that makes one. */
export const useAreas = () => {
  const intl = useIntl();
  const { language, brand, guestId } = useApp().config;
  const { pathname } = useLocation();
  const link = (label: keyof typeof areaMessages, href: string, icon = ''): Area => ({
    href,
    label: intl.formatMessage(areaMessages[label]),
    current: pathname === href,
    icon,
  });
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
      to('live', 'cams', videoCamera),
      to('ticketShows', 'cams.shows', ticket),
      to('highOnRose', 'high-on-rose', heart),
      to('vip', 'vipclub', crownSimple),
      to('tvPremium', 'tv.premium', filmStrip),
    ],
    yours: [
      ...(guestId === null ? ofVisitor() : ofGuest()),
      to('overview', 'personal', user),
      to('messages', 'messenger', chatCircle),
      to('wheel', 'personal.spinwheel', gift),
    ],
  };
};
