import { Footer, type FooterLink } from '@lounge/kit/footer';
import { facebookLogo, instagramLogo, snapchatLogo, twitterLogo } from '@lounge/kit/icons';
import { pathTo, paymentWindowPath, type RouteKey } from '@lounge/locale';
import { footerLinks, type FooterLinks } from '@lounge/stores/engagement/menus';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { messages as shared } from '../../foundation/page/Footer.messages.ts';
import { messages as note } from '../../foundation/page/Notice.messages.ts';
import { messages as page } from '../../foundation/page/Page.messages.ts';
import { messages as own } from './Footer.messages.ts';

const messages = { ...shared, ...own, logIn: page.logIn, signUp: page.signUp };

const icons = { facebook: facebookLogo, twitter: twitterLogo, instagram: instagramLogo, snapchat: snapchatLogo };

/** The links that leave the site; null for a brand without addresses. @assumed no affiliate is known yet */
const useOutsideLinks = (): FooterLinks | null => {
  const { config, stores } = useApp();
  const { outside, language, brand: platform } = config;
  const name = stores.guest.data.value?.name ?? null;
  return outside && footerLinks(outside, { language, platform, name, webmasterId: null, subReference: null });
};

type PlainRoute = Exclude<
  RouteKey,
  | `performer.${string}`
  | `cams.show`
  | `category.${string}`
  | `contests.${string}`
  | `tv.mediathek${string}`
  | `search.${string}`
>;

/**
 * The footer: every area with a page, what leaves the site, legal texts, and where the choice about cookies is changed.
 * @spec screen:shell.footer, feature:shell.footer-links, component:Footer
 */
export const FooterConnected = observer(() => {
  const intl = useIntl();
  const { language, brand, guestId } = useApp().config;
  const { pathname } = useLocation();
  const outside = useOutsideLinks();
  const link = (label: keyof typeof messages, href: string): FooterLink => ({
    href,
    label: intl.formatMessage(messages[label]),
    current: pathname === href,
  });
  const to = (label: keyof typeof messages, key: PlainRoute) => link(label, pathTo(key, language, { product: brand }));
  const away = (label: keyof typeof messages, href: string): FooterLink => ({ ...link(label, href), outside: true });
  const group = (label: keyof typeof messages, links: readonly FooterLink[]) => ({
    label: intl.formatMessage(messages[label]),
    links,
  });
  return (
    <Footer
      note={intl.formatMessage(note.adults)}
      groups={[
        group('discover', [
          to('live', 'cams'),
          to('ticketShows', 'cams.shows'),
          to('highOnRose', 'high-on-rose'),
          to('vip', 'vipclub'),
          to('tvPremium', 'tv.premium'),
        ]),
        group('yours', [
          ...(guestId === null
            ? [
                link('logIn', paymentWindowPath(language, 'log-in')),
                link('signUp', paymentWindowPath(language, 'sign-up')),
              ]
            : [to('coins', 'personal.coins'), to('benefits', 'personal.benefits')]),
          to('overview', 'personal'),
          to('messages', 'messenger'),
          to('wheel', 'personal.spinwheel'),
        ]),
        group('help', [
          to('help', 'help'),
          ...(outside === null ? [] : [away('helpCenter', outside.help), away('report', outside.report)]),
          link('cookies', `${pathTo('legal.data-protection', language)}?scrollTo=cookies`),
        ]),
        group('legal', [
          to('terms', 'legal.terms-of-service'),
          to('generalTerms', 'legal.general-terms'),
          to('termsOfUse', 'legal.terms-of-use'),
          to('dataProtection', 'legal.data-protection'),
          to('imprint', 'legal.imprint'),
        ]),
        ...(outside === null
          ? []
          : [group('takePart', [away('recruiting', outside.recruiting), away('affiliate', outside.affiliate)])]),
      ]}
      social={outside?.social.map(({ page: social, href }) => ({
        href,
        label: intl.formatMessage(messages[social]),
        icon: icons[social],
      }))}
    />
  );
});
