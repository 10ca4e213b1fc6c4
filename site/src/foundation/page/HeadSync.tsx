import { hreflangs } from '@lounge/locale';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useMatches } from 'react-router-dom';
import type { PageHead } from '../../app/head.ts';
import { useApp } from '../../app/app-context.ts';
import { headOf } from './head-of.ts';

const setAlternates = ({ alternates }: PageHead): void => {
  for (const language of hreflangs) {
    const link = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`);
    if (alternates !== null) link?.setAttribute('href', new URL(alternates[language], location.href).href);
  }
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', location.origin + location.pathname);
};

/** Keeps title, description and addresses in step with the page; the server wrote those of the first one. */
export const HeadSync = () => {
  const app = useApp();
  const matches = useMatches();
  const intl = useIntl();
  useEffect(() => {
    const head = headOf(app, matches, intl);
    if (head === null) return;
    document.title = `${head.title} · ${app.config.brand}`;
    document.head.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    setAlternates(head);
  }, [app, matches, intl]);
  return null;
};
