import { allowedElements, isSafeAddress, walkHtml, type HtmlPicture } from '@lounge/protocol/html';
import { createElement, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react';

/** Elements that are rendered; further ones lose their tags and keep their text. */
const maxElements = 20_000;
/** Elements inside each other; deeper ones lose their tags and keep their text. */
const maxDepth = 40;

/** The elements that are rendered as others; the page has an `h1` of its own. */
const renderedAs: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' };

const isOwnAddress = (href: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(href);

/** The elements around which a browser closes a paragraph. */
const blocks = new Set(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'blockquote', 'table', 'figure']);
const headings = new Set(['h2', 'h3', 'h4']);
const cells = new Set(['td', 'th']);

/** The elements that stand in certain others only; elsewhere they lose their tags. */
const parents: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['figcaption', ['figure']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tr', ['table', 'thead', 'tbody']],
  ['td', ['tr']],
  ['th', ['tr']],
]);

/** The elements that have nothing but these children; a browser moves all else in front of the table. */
const children: ReadonlyMap<string, readonly string[]> = new Map([
  ['table', ['thead', 'tbody', 'tr']],
  ['thead', ['tr']],
  ['tbody', ['tr']],
  ['tr', ['td', 'th']],
]);

/** A figure that has one picture and a line below it, which is empty without one. */
export interface HtmlFigure extends HtmlPicture {
  readonly caption: string;
}

interface OpenElement {
  readonly name: string;
  readonly element: string | null;
  readonly href: string | null;
  readonly picture: HtmlPicture | null;
  readonly children: ReactNode[];
  /** Whether it has an element before which a browser would close it. */
  hasBlock: boolean;
}

const isElement = (node: ReactNode, names: readonly string[]): node is ReactElement =>
  isValidElement(node) && names.includes(String(node.type));

/** Rows that stand in the table itself, in a body, as a browser puts them. */
const inBodies = (nodes: readonly ReactNode[]): readonly ReactNode[] => {
  const bodies: { key: string; rows: ReactNode[] | null; node: ReactNode }[] = [];
  for (const node of nodes) {
    const last = bodies.at(-1);
    if (!isElement(node, ['tr'])) bodies.push({ key: '', rows: null, node });
    else if (last?.rows) last.rows.push(node);
    else bodies.push({ key: `body ${node.key}`, rows: [node], node: null });
  }
  return bodies.map(({ key, rows, node }) => (rows === null ? node : createElement('tbody', { key }, rows)));
};

const contentOf = ({ element, children: nodes }: OpenElement): readonly ReactNode[] => {
  const possible = children.get(element ?? '');
  const kept = possible === undefined ? nodes : nodes.filter((node) => isElement(node, possible));
  return element === 'table' ? inBodies(kept) : kept;
};

/** Its size is known before it loads, so that the text below it does not move. */
const pictureElement = (picture: HtmlPicture | null, key: number): ReactNode => {
  if (picture === null) return null;
  const { src, alt, width, height } = picture;
  const size = { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) };
  return createElement('img', { key, src, alt, ...size, loading: 'lazy', decoding: 'async' });
};

const textOf = (nodes: ReactNode): string => {
  if (typeof nodes === 'string') return nodes;
  if (Array.isArray(nodes)) return nodes.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(nodes) ? textOf(nodes.props.children) : '';
};

/** The picture and the line of a figure; null for one with anything else. */
const figureIn = (nodes: readonly ReactNode[]): HtmlFigure | null => {
  const parts = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '');
  const [picture, ...captions] = parts.toSorted((one) => (isElement(one, ['img']) ? -1 : 0));
  if (!isValidElement<Pick<HtmlPicture, 'src' | 'alt'> & Partial<HtmlPicture>>(picture) || picture.type !== 'img')
    return null;
  if (captions.length > 1 || !captions.every((node) => isElement(node, ['figcaption']))) return null;
  const { src, alt, width = null, height = null } = picture.props;
  return { src, alt, width, height, caption: textOf(captions).trim() };
};

const elementOf = (closed: OpenElement, key: number, Figure: ComponentType<HtmlFigure> | undefined): ReactNode => {
  const { element, href, picture } = closed;
  const content = contentOf(closed);
  const figure = element === 'figure' && Figure !== undefined ? figureIn(content) : null;
  if (figure !== null && Figure !== undefined) return createElement(Figure, { key, ...figure });
  if (element === null) return null;
  if (element === 'img') return pictureElement(picture, key);
  if (element === 'a' && href === null) return createElement('span', { key }, content);
  if (element === 'a') return createElement('a', { key, href, rel: 'noopener' }, content);
  if (element === 'p' && closed.hasBlock) return createElement('div', { key }, content);
  return element === 'br' ? createElement('br', { key }) : createElement(element, { key }, content);
};

/** Whether a browser leaves an element where the text has it; `open` are the elements around it. */
const fits = (element: string, open: readonly OpenElement[]): boolean => {
  const around = open.findLast((each) => each.element !== null)?.element ?? '';
  if (parents.get(element)?.includes(around) === false) return false;
  if (element === 'table' && children.has(around)) return false;
  const isIn = (names: ReadonlySet<string>) => open.some((each) => each.element !== null && names.has(each.element));
  if (headings.has(element)) return !isIn(headings);
  return element !== 'a' || !isIn(new Set(['a']));
};

/** A text that arrived as HTML: its first heading as plain text, and the rest as elements. */
export interface HtmlContent {
  /** Null without a heading, or with an empty one. */
  readonly title: string | null;
  readonly content: readonly ReactNode[];
}

/**
 * Turns HTML into React elements without a document, also on the server. Listed elements come through, as a browser nests them, with safe
 * links and pictures of this server; `Figure` stands for one with a picture.
 */
export const htmlContent = (html: string, Figure?: ComponentType<HtmlFigure>): HtmlContent => {
  const root: OpenElement = { name: '', element: null, href: null, picture: null, children: [], hasBlock: false };
  const open: OpenElement[] = [root];
  let title: string | null = null;
  let opened = 0;
  let key = 0;
  const top = (): OpenElement => open.at(-1) ?? root;
  const push = (name: string, address: string | undefined, picture: HtmlPicture | null): void => {
    opened += 1;
    const rendered = renderedAs[name] ?? name;
    const isKnown = allowedElements.has(name) && open.length <= maxDepth && opened <= maxElements;
    const element = isKnown && fits(rendered, open) ? rendered : null;
    if (element !== null && blocks.has(element))
      for (const each of open.slice(open.findLastIndex(({ element: cell }) => cells.has(cell ?? '')) + 1))
        each.hasBlock = true;
    const href = address !== undefined && (isOwnAddress(address) || isSafeAddress(address)) ? address : null;
    // The content of an element that is left out belongs to the one around it, so that nothing is deeper than what is shown.
    open.push({ name, element, href, picture, children: element === null ? top().children : [], hasBlock: false });
  };
  const pop = (): void => {
    const closed = open.pop() ?? root;
    if (closed.name === 'h1' && title === null) title = textOf(closed.children).trim() || null;
    else if (closed.element !== null) top().children.push(elementOf(closed, (key += 1), Figure));
  };
  walkHtml(html, {
    onOpen: push,
    onText: (text) => void top().children.push(text),
    onClose: pop,
  });
  return { title, content: root.children };
};
