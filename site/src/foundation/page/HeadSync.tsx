import { hreflangs } from '@lounge/locale';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useMatches } from 'react-router-dom';
import type { PageHead } from '../../shared/head.ts';
import { useApp } from '../../shared/app-context.ts';
import { headOf } from './head-of.ts';

const addressParts = 'link[rel="canonical"], link[rel="alternate"][hreflang], meta[name="robots"]';

const element = (tag: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  return created;
};

/** The parts' attributes that say something: the server writes relative addresses. */
const isSame = (one: Element, other: Element | undefined): boolean =>
  other !== undefined &&
  one.tagName === other.tagName &&
  ['rel', 'hreflang', 'name', 'content'].every((name) => one.getAttribute(name) === other.getAttribute(name)) &&
  (one as HTMLLinkElement).href === (other as HTMLLinkElement).href;

/** The canonical and alternate links; `noindex` for a page without alternates, as the server writes it. */
const addressesOf = (alternates: PageHead['alternates']): HTMLElement[] => {
  if (alternates === null) return [element('meta', { name: 'robots', content: 'noindex' })];
  const links = hreflangs.map((hreflang) =>
    element('link', { rel: 'alternate', hreflang, href: new URL(alternates[hreflang], location.href).href }),
  );
  return [element('link', { rel: 'canonical', href: location.origin + location.pathname }), ...links];
};

/** Writes the addresses if they differ: a change of the head makes the browser calculate the page's styles anew. */
const setAddresses = (alternates: PageHead['alternates']): void => {
  const written = [...document.head.querySelectorAll(addressParts)];
  const wanted = addressesOf(alternates);
  if (written.length === wanted.length && written.every((each, at) => isSame(each, wanted[at]))) return;
  for (const each of written) each.remove();
  document.head.append(...wanted);
};

const setTitle = (title: string): void => {
  if (document.title !== title) document.title = title;
};

const setDescription = (text: string): void => {
  const description = document.head.querySelector('meta[name="description"]');
  if (description?.getAttribute('content') !== text) description?.setAttribute('content', text);
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
    setTitle(`${head.title} · ${app.config.marks.productName}`);
    setDescription(head.description);
  }, [app, matches, intl, isLoaded]);
  return null;
};
