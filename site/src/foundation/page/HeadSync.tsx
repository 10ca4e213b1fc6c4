import { hreflangs } from '@lounge/locale';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useMatches } from 'react-router-dom';
import type { PageHead } from '../../app/head.ts';
import { useApp } from '../../app/app-context.ts';
import { headOf } from './head-of.ts';

const addressParts = 'link[rel="canonical"], link[rel="alternate"][hreflang], meta[name="robots"]';

const element = (tag: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

/** The page's own address and those in other languages; a page that is not to be found says so instead, as from the server. */
const addressesOf = (alternates: PageHead['alternates']): HTMLElement[] => {
  if (alternates === null) return [element('meta', { name: 'robots', content: 'noindex' })];
  const links = hreflangs.map((hreflang) =>
    element('link', { rel: 'alternate', hreflang, href: new URL(alternates[hreflang], location.href).href }),
  );
  return [element('link', { rel: 'canonical', href: location.origin + location.pathname }), ...links];
};

const setAddresses = (alternates: PageHead['alternates']): void => {
  for (const each of document.head.querySelectorAll(addressParts)) each.remove();
  document.head.append(...addressesOf(alternates));
};

/** Keeps title, description and addresses in step with the page; the server wrote those of the first one. */
export const HeadSync = () => {
  const app = useApp();
  const matches = useMatches();
  const intl = useIntl();
  // A page that failed or is not there has no data, and what its route would say of it is not so.
  const isThere = matches.at(-1)?.loaderData !== undefined;
  useEffect(() => {
    const head = isThere ? headOf(app, matches, intl) : null;
    setAddresses(head?.alternates ?? null);
    if (head === null) return;
    document.title = `${head.title} · ${app.config.brand}`;
    document.head.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  }, [app, matches, intl, isThere]);
  return null;
};
