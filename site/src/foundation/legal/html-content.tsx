import { Parser } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';

/** Characters that are read; nobody reads a page beyond it. */
const maxLength = 1_000_000;
/** Elements that are rendered; further ones lose their tags and keep their text. */
const maxElements = 20_000;
/** Elements inside each other; deeper ones lose their tags and keep their text. */
const maxDepth = 40;

/** The elements that are rendered, by their name in the text: all others are left out, and what is in them stays. */
const allowed: ReadonlyMap<string, string> = new Map([
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'br', 'strong', 'em', 'a', 'blockquote'].map(
    (name) => [name, name] as const,
  ),
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'].map((name) => [name, name] as const),
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['b', 'strong'],
  ['i', 'em'],
]);

/** Elements that are left out with all that is in them. */
const forbidden = new Set(
  'script style iframe object embed template noscript svg math title head textarea select option audio video canvas form'.split(
    ' ',
  ),
);

/** Addresses on this site, on others with encryption, and of mail. */
const isSafeAddress = (href: string): boolean => /^(?:\/(?![/\\])|https:\/\/|mailto:)[^\s\\]*$/i.test(href);

interface OpenElement {
  readonly name: string;
  readonly element: string | null;
  readonly href: string | null;
  readonly children: ReactNode[];
}

const elementOf = ({ element, href, children }: OpenElement, key: number): ReactNode => {
  if (element === null) return null;
  if (element === 'a' && href === null) return createElement('span', { key }, children);
  if (element === 'a') return createElement('a', { key, href, rel: 'noopener' }, children);
  return element === 'br' ? createElement('br', { key }) : createElement(element, { key }, children);
};

const textOf = (nodes: readonly ReactNode[]): string => nodes.filter((node) => typeof node === 'string').join('');

/** A text that arrived as HTML: its first heading as plain text, and the rest as elements. */
export interface HtmlContent {
  readonly title: string | null;
  readonly content: readonly ReactNode[];
}

/**
 * Turns HTML into React elements without a document, so that it works on the server and under Trusted Types. Only listed elements come
 * through, and of their attributes only safe addresses of links; no markup is ever set.
 */
export const htmlContent = (html: string): HtmlContent => {
  const root: OpenElement = { name: '', element: null, href: null, children: [] };
  const open: OpenElement[] = [root];
  let title: string | null = null;
  let skipping = 0;
  let count = 0;
  const top = (): OpenElement => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (skipping > 0 || forbidden.has(name)) return void (skipping += forbidden.has(name) ? 1 : 0);
      const element = open.length > maxDepth || count > maxElements ? null : (allowed.get(name) ?? null);
      // What is in an element that is left out belongs to the one around it, so that nothing is deeper than what is shown.
      const children = element === null ? top().children : [];
      open.push({ name, element, href: href !== undefined && isSafeAddress(href) ? href : null, children });
    },
    ontext: (text) => {
      if (skipping === 0) top().children.push(text);
    },
    onclosetag: (name) => {
      if (forbidden.has(name)) return void (skipping = Math.max(0, skipping - 1));
      if (skipping > 0 || open.length === 1) return;
      const closed = open.pop() ?? root;
      if (closed.name === 'h1' && title === null) title = textOf(closed.children);
      else if (closed.element !== null) top().children.push(elementOf(closed, (count += 1)));
    },
  });
  parser.end(html.slice(0, maxLength));
  return { title, content: root.children };
};
