import { KitProvider, type KitLinkProps, type Texts } from '@lounge/kit/kit-provider';
import { timeZone } from '@lounge/locale';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { AppContext, type App } from './app-context.ts';
import type { PageTexts } from './texts.ts';

const ownPath = /^\/(de|en|nl|es)\//;

const OwnLink = ({ href, onClick, target, children, ...rest }: KitLinkProps & { href: string }) => {
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
  href !== undefined && ownPath.test(href) ? (
    <OwnLink href={href} {...rest}>
      {children}
    </OwnLink>
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

const raise = (error: unknown): never => {
  throw error;
};
const stay = () => undefined;

/** The texts so far. More of them come in a transition, so that parts which are not taken over yet may stay as they are. */
const useTexts = (texts: PageTexts): Texts => {
  const [messages, setMessages] = useState(texts.current);
  useEffect(() => {
    const take = () => startTransition(() => setMessages(texts.current()));
    take();
    return texts.onMore(take);
  }, [texts]);
  return messages;
};

/** What stands around every page: texts, brand, stores. */
export const AppRoot = ({ app, children }: AppRootProps) => {
  const messages = useTexts(app.texts);
  const { brand, language, theme, strict } = app.config;
  return (
    <AppContext value={app}>
      <IntlProvider
        locale={language}
        messages={messages as Record<string, MessageFormatElement[]>}
        timeZone={timeZone}
        onError={strict ? raise : stay}
      >
        <KitProvider {...{ brand, language, theme }} scope="document" linkComponent={SiteLink}>
          {children}
        </KitProvider>
      </IntlProvider>
    </AppContext>
  );
};
