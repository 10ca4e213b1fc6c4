import { KitProvider, type KitLinkProps } from '@lounge/kit/kit-provider';
import { languages } from '@lounge/locale';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { AppContext, type App } from './app-context.ts';
import type { PageTexts } from './texts.ts';

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

/** Returns the formatters with the texts loaded so far. Later ones are set in a transition, so that parts that are not hydrated yet keep the server's markup. */
const usePageIntl = (texts: PageTexts): IntlShape => {
  const [intl, setIntl] = useState(texts.intl);
  useEffect(() => {
    const update = () => startTransition(() => setIntl(texts.intl()));
    update();
    return texts.onMore(update);
  }, [texts]);
  return intl;
};

/** The providers of every page: stores, texts, brand. */
export const AppRoot = ({ app, children }: AppRootProps) => {
  const intl = usePageIntl(app.texts);
  const { brand, language, theme } = app.config;
  return (
    <AppContext value={app}>
      <RawIntlProvider value={intl}>
        <KitProvider {...{ brand, language, theme }} scope="document" linkComponent={SiteLink}>
          {children}
        </KitProvider>
      </RawIntlProvider>
    </AppContext>
  );
};
