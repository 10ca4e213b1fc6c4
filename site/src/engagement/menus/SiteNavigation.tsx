import { ButtonLink } from '@lounge/kit/button';
import { NavigationBar, type NavigationBarProps } from '@lounge/kit/navigation-bar';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { areas } from './areas.ts';
import { messages } from '../../foundation/page/Page.messages.ts';
import { LanguageSlot, SearchSlot, ThemeSlot } from '../../foundation/page/lazy-slots.tsx';

/** Links of anonymous visitors to the payment window, which logs in and signs up. */
const PaymentWindowLink = ({ to }: { to: 'log-in' | 'sign-up' }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <ButtonLink size="small" variant={to === 'log-in' ? 'outline' : 'primary'} href={paymentWindowPath(language, to)}>
      {intl.formatMessage(to === 'log-in' ? messages.logIn : messages.signUp)}
    </ButtonLink>
  );
};

/**
 * The navigation bar: the areas, language, theme, and the guest's slots.
 * @spec screen:shell.navbar
 */
export const SiteNavigation = ({ onPicture }: { onPicture: boolean }) => {
  const { guestBar } = useApp().parts;
  if (guestBar === null) {
    return (
      <Bar onPicture={onPicture} end={<PaymentWindowLink to="sign-up" />} endWide={<PaymentWindowLink to="log-in" />} />
    );
  }
  return <guestBar.GuestBar renderBar={(slots) => <Bar onPicture={onPicture} {...slots} />} />;
};

type BarProps = { onPicture: boolean } & Pick<
  NavigationBarProps,
  'balance' | 'chats' | 'notifications' | 'end' | 'endWide'
>;

const Bar = observer(({ onPicture, ...slots }: BarProps) => {
  const { config, navigationBar } = useApp();
  const { pathname } = useLocation();
  const intl = useIntl();
  const home = pathTo('home', config.language);
  const links = areas.map(({ key, label }) => {
    const href = pathTo(key, config.language, { product: config.brand });
    return { href, label: intl.formatMessage(label), current: pathname.startsWith(href) };
  });
  return (
    <NavigationBar
      {...slots}
      home={home}
      onPicture={onPicture}
      sticky
      solid={navigationBar.isSolid}
      concealed={navigationBar.isHidden}
      links={links}
      search={{ action: pathTo('search.all', config.language), name: 'q', field: <SearchSlot />, menu: 'search' }}
      language={<LanguageSlot />}
      theme={<ThemeSlot />}
    />
  );
});
