import { KitProvider, type KitLinkProps } from '@lounge/kit/kit-provider';
import { languages } from '@lounge/locale';
import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { AppContext, type App } from '../shared/app-context.ts';
import { pictureUrlOf } from '../shared/picture-url.ts';
import { useGuestZone } from './use-guest-zone.ts';

const sitePath = new RegExp(`^/(${languages.join('|')})/`);

const RouterLink = ({ href, onClick, target, children, ...rest }: KitLinkProps & { href: string }) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
};

/** Links of the site go through the router, others through the browser. */
const SiteLink = ({ href, children, ...rest }: KitLinkProps) =>
  href !== undefined && sitePath.test(href) ? (
    <RouterLink href={href} {...rest}>
      {children}
    </RouterLink>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );

/** Props of AppRoot. */
export interface AppRootProps {
  app: App;
  children: ReactNode;
}

/** The providers of every page: stores, texts, brand. */
export const AppRoot = ({ app, children }: AppRootProps) => {
  const { marks, wireBrand, language, theme, pictures } = app.config;
  const timeZone = useGuestZone(app);
  const pictureUrl = useMemo(
    () => (pictures === null ? undefined : pictureUrlOf({ wireBrand, pictures })),
    [wireBrand, pictures],
  );
  return (
    <AppContext value={app}>
      <RawIntlProvider value={app.intl}>
        <KitProvider
          brand={marks}
          language={language}
          timeZone={timeZone}
          theme={theme}
          scope="document"
          linkComponent={SiteLink}
          pictureUrl={pictureUrl}
        >
          {children}
        </KitProvider>
      </RawIntlProvider>
    </AppContext>
  );
};
