import { Footer, type FooterLink } from '@lounge/kit/footer';
import { facebookLogo, instagramLogo, snapchatLogo, twitterLogo } from '@lounge/kit/icons';
import { pathTo } from '@lounge/locale';
import { footerLinks, type FooterLinks } from '@lounge/stores/engagement/menus';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { NewsletterRequestConnected } from '../../foundation/guest/NewsletterRequestConnected.tsx';
import { GreetingsSlot } from '../teasers/GreetingsSlot.tsx';
import { messages as note } from '../../foundation/page/Notice.messages.ts';
import { AffiliateSync } from './AffiliateSync.tsx';
import { useAffiliate } from './affiliate-stores.ts';
import { areaMessages as messages, useAreas } from './use-areas.ts';

const icons = { facebook: facebookLogo, twitter: twitterLogo, instagram: instagramLogo, snapchat: snapchatLogo };

/** The links that leave the site; null for a brand without addresses. */
const useOutsideLinks = (): FooterLinks | null => {
  const { config, stores } = useApp();
  const { outside, language, brand: platform } = config;
  const name = stores.guest.data.value?.name ?? null;
  const { webmasterId = null, subReference = null } = useAffiliate().known ?? {};
  return outside && footerLinks(outside, { language, platform, name, webmasterId, subReference });
};

/**
 * The footer: every area with a page, what leaves the site, legal texts, a newsletter, and where the choice about cookies is changed.
 * @spec screen:shell.footer, feature:shell.footer-links, component:Footer
 */
export const FooterConnected = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { link, to, discover, performers, yours } = useAreas();
  const outside = useOutsideLinks();
  const away = (label: keyof typeof messages, href: string): FooterLink => ({ ...link(label, href), outside: true });
  const group = (label: keyof typeof messages, links: readonly FooterLink[]) => ({
    label: intl.formatMessage(messages[label]),
    links,
  });
  return (
    <>
      <GreetingsSlot />
      <AffiliateSync />
      <Footer
        id="areas"
        aside={<NewsletterRequestConnected />}
        note={intl.formatMessage(note.adults)}
        groups={[
          group('discover', discover),
          group('performers', performers),
          group('yours', yours),
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
    </>
  );
});
