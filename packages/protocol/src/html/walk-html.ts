import { Parser } from 'htmlparser2';

/** Characters that are read; nobody reads a page beyond it. */
const maxLength = 1_000_000;
/** Elements inside each other at which the text ends, as the parser's time grows with the square of the depth. */
const maxDepth = 200;

/** The elements that a text of the server may hold. All others lose their tags, and what is in them stays. */
export const allowedElements: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd br strong em b i a blockquote table thead tbody tr th td figure figcaption img'.split(
    ' ',
  ),
);

/** Elements that are left out with all that is in them. */
const forbidden = new Set(
  'script style iframe object embed template noscript svg math title head textarea select option audio video canvas form'.split(
    ' ',
  ),
);

/** Whether an address is one of `https:` or `mailto:`, without spaces and backslashes. */
export const isSafeAddress = (href: string): boolean => /^(?:https:\/\/|mailto:)[^\s\\]*$/i.test(href);

/** Whether an address is that of a picture of this server in one of its widths, without a host: nothing of others is loaded. */
export const isOwnPicture = (src: string): boolean =>
  /^\/pictures\/[a-z]+\/[a-z]+\/[a-z\d-]{1,64}\/w[1-9]\d{1,3}\.(?:avif|webp|jpeg)$/.test(src);

/** A picture of this server in HTML. */
export interface HtmlPicture {
  readonly src: string;
  /** Empty where the text has none. */
  readonly alt: string;
  /** In pixels; null where the text has none, or one that is no such number. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Receives the parts of HTML in the order of the text. */
export interface HtmlVisitor {
  /**
   * An element begins; its name is in lower case, and may be any that is not left out. `href` is as it stands in the text; `picture` is there
   * for `img` only.
   */
  readonly onOpen: (name: string, href: string | undefined, picture: HtmlPicture | null) => void;
  /** A piece of text, with its entities resolved. */
  readonly onText: (text: string) => void;
  /** The element that began last and is still open ends. Every element that begins ends, also where the text is cut. */
  readonly onClose: (name: string) => void;
}

type Attributes = Readonly<Record<string, string>>;

const pixelsIn = (text = ''): number | null => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null);

const pictureOf = ({ src = '', alt = '', width, height }: Attributes): HtmlPicture | null =>
  isOwnPicture(src) ? { src, alt, width: pixelsIn(width), height: pixelsIn(height) } : null;

/**
 * Walks through HTML of the server, 1,000,000 characters and 200 elements deep at most. Scripts, styles, frames, forms, media and pictures
 * of others are left out with their content, and all attributes but `href` and a picture's.
 */
export const walkHtml = (html: string, { onOpen, onText, onClose }: HtmlVisitor): void => {
  const open: { readonly name: string; readonly isLeftOut: boolean }[] = [];
  let skipping = 0;
  const close = (): void => {
    const closed = open.pop();
    if (closed?.isLeftOut === true) skipping -= 1;
    else if (skipping === 0) onClose(closed?.name ?? '');
  };
  const parser = new Parser({
    onopentag: (name, attributes: Attributes) => {
      if (open.length === maxDepth) return parser.pause();
      const picture = name === 'img' ? pictureOf(attributes) : null;
      const isLeftOut = forbidden.has(name) || (name === 'img' && picture === null);
      open.push({ name, isLeftOut });
      if (isLeftOut) skipping += 1;
      else if (skipping === 0) onOpen(name, attributes['href'], picture);
    },
    ontext: (text) => {
      if (skipping === 0) onText(text);
    },
    onclosetag: close,
  });
  parser.end(html.slice(0, maxLength));
  while (open.length > 0) close();
};
