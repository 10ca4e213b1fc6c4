import { hreflangs } from '@lounge/locale';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useMatches } from 'react-router-dom';
import type { PageHead } from '../../app/head.ts';
import { useApp } from '../../app/app-context.ts';
import { headOf } from './head-of.ts';

const addressParts = 'link[rel="canonical"], link[rel="alternate"][hreflang], meta[name="robots"]';

const element = (tag: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  return created;
};

/** The canonical and alternate links; `noindex` for a page without alternates, as the server writes it. */
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

/** Updates title, description and links on navigation; the server wrote those of the first page. */
export const HeadSync = () => {
  const app = useApp();
  const matches = useMatches();
  const intl = useIntl();
  // A page that failed or does not exist has no data, so its route's head does not apply.
  const isLoaded = matches.at(-1)?.loaderData !== undefined;
  useEffect(() => {
    const head = isLoaded ? headOf(app, matches, intl) : null;
    setAddresses(head?.alternates ?? null);
    if (head === null) return;
    document.title = `${head.title} · ${app.config.brand}`;
    document.head.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  }, [app, matches, intl, isLoaded]);
  return null;
};
