/** What stands in the document's template for what each page fills in. */
const marks = ['__LANG__', '__BRAND__', '__THEME__', '<!--head-->', '<!--app-->', '<!--boot-->', '__NONCE__'] as const;
type Mark = (typeof marks)[number];

/** A template cut at its marks once, so that filling it in is joining strings. */
export interface Template {
  /** Everything before the page's markup. */
  before(values: Readonly<Record<Mark, string>>): string;
  /** Everything after it. */
  after(values: Readonly<Record<Mark, string>>): string;
}

const pieces = (text: string): readonly string[] =>
  text.split(new RegExp(`(${marks.map((mark) => mark.replace(/[^\w]/g, '\\$&')).join('|')})`));

const fill = (cut: readonly string[], values: Readonly<Record<Mark, string>>): string =>
  cut.map((piece) => (Object.hasOwn(values, piece) ? values[piece as Mark] : piece)).join('');

/** The same document without any script, for pages that need none. */
export const withoutScript = (html: string): string => html.replace(/\s*<script\b[^>]*><\/script>/g, '');

/** Cuts a template; throws where a mark is missing. */
export const templateOf = (html: string): Template => {
  const [head, tail] = html.split('<!--app-->');
  if (head === undefined || tail === undefined) throw new Error('The document template lacks <!--app-->.');
  const [before, after] = [pieces(head), pieces(tail)];
  return { before: (values) => fill(before, values), after: (values) => fill(after, values) };
};

/** Text that may stand between tags or in an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A data block that scripts read; `<` is escaped, so that no content can end it. */
export const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
