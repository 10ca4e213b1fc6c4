import { KitProvider, type KitLinkProps, type Texts } from '@lounge/kit/kit-provider';
import { languages, timeZone } from '@lounge/locale';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
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

const throwError = (error: unknown): never => {
  throw error;
};
const ignore = () => undefined;

/** Returns the texts loaded so far. Later ones are set in a transition, so that parts that are not hydrated yet keep the server's markup. */
const useTexts = (texts: PageTexts): Texts => {
  const [messages, setMessages] = useState(texts.current);
  useEffect(() => {
    const update = () => startTransition(() => setMessages(texts.current()));
    update();
    return texts.onMore(update);
  }, [texts]);
  return messages;
};

/** The providers of every page: stores, texts, brand. */
export const AppRoot = ({ app, children }: AppRootProps) => {
  const messages = useTexts(app.texts);
  const { brand, language, theme, strict } = app.config;
  return (
    <AppContext value={app}>
      <IntlProvider
        locale={language}
        messages={messages as Record<string, MessageFormatElement[]>}
        timeZone={timeZone}
        onError={strict ? throwError : ignore}
      >
        <KitProvider {...{ brand, language, theme }} scope="document" linkComponent={SiteLink}>
          {children}
        </KitProvider>
      </IntlProvider>
    </AppContext>
  );
};
