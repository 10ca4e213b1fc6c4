import { anyLanguage } from '../any-language.ts';

/** The placeholders in the document's template; the language is in the addresses of scripts too. */
const placeholders = [
  anyLanguage,
  '__BRAND__',
  '__THEME__',
  '<!--head-->',
  '<!--app-->',
  '<!--boot-->',
  '__NONCE__',
] as const;
type Placeholder = (typeof placeholders)[number];

/** A template that is split at its placeholders once, so that filling it in only joins strings. */
export interface Template {
  /** Returns the document up to the page's markup. */
  before(values: Readonly<Record<Placeholder, string>>): string;
  /** Returns the document after the page's markup. */
  after(values: Readonly<Record<Placeholder, string>>): string;
}

const pieces = (text: string): readonly string[] =>
  text.split(new RegExp(`(${placeholders.map((placeholder) => placeholder.replace(/[^\w]/g, '\\$&')).join('|')})`));

const fill = (parts: readonly string[], values: Readonly<Record<Placeholder, string>>): string =>
  parts.map((part) => (Object.hasOwn(values, part) ? values[part as Placeholder] : part)).join('');

/** Removes all scripts from a document, for pages that need none. */
export const withoutScript = (html: string): string => html.replace(/\s*<script\b[^>]*><\/script>/g, '');

/** Parses a template. Throws if `<!--app-->` is missing. */
export const templateOf = (html: string): Template => {
  const [head, tail] = html.split('<!--app-->');
  if (head === undefined || tail === undefined) throw new Error('The document template lacks <!--app-->.');
  const [before, after] = [pieces(head), pieces(tail)];
  return { before: (values) => fill(before, values), after: (values) => fill(after, values) };
};

/** Escapes text for element content and attribute values. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** JSON within an element of the document; `<` is escaped, so that no content can close it. */
const jsonWithin = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Returns a JSON data block for scripts. */
export const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${jsonWithin(value)}</script>`;

/** Returns a block of facts for search engines, which no browser executes. */
export const linkedData = (value: unknown): string =>
  `<script type="application/ld+json">${jsonWithin(value)}</script>`;

/** Escapes text for an XML document, which may not hold control characters or halves of characters even as references. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));
