import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { createElement, type ReactNode } from 'react';

/** An element or a text of a page, as constants: what remains of a page without components, hooks, styles and texts to format. */
export type ConstantNode = string | ConstantElement;

interface ConstantElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, string | true>>;
  readonly children: readonly ConstantNode[];
}

/** React's names of attributes that it does not take by their names in HTML. */
const propNames: Readonly<Record<string, string>> = {
  class: 'className',
  fetchpriority: 'fetchPriority',
  'fill-rule': 'fillRule',
  hreflang: 'hrefLang',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
};

/** Attributes that React writes if their value is true. */
const flags = new Set(['hidden', 'inert', 'disabled', 'open', 'required', 'checked', 'selected']);

const propsOf = (attrs: DefaultTreeAdapterTypes.Element['attrs']): ConstantElement['props'] =>
  Object.fromEntries(attrs.map(({ name, value }) => [propNames[name] ?? name, flags.has(name) ? true : value]));

const nodesOf = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): readonly ConstantNode[] =>
  nodes.flatMap((node): readonly ConstantNode[] => {
    if ('value' in node) return [node.value];
    if (!('attrs' in node)) return [];
    return [{ tag: node.tagName, props: propsOf(node.attrs), children: nodesOf(node.childNodes) }];
  });

/**
 * Parses markup. Comments, with which React separates texts and marks boundaries, are left out; what is for pages without script is
 * parsed too.
 */
export const elementTreeOf = (markup: string): readonly ConstantNode[] =>
  nodesOf(parseFragment(markup, { scriptingEnabled: false }).childNodes);

/** Counts the elements of a tree. */
export const countElements = (nodes: readonly ConstantNode[]): number =>
  nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + countElements(node.children)), 0);

/** Creates the React elements of a tree, anew for each rendering as components do. */
export const reactNodesOf = (nodes: readonly ConstantNode[]): ReactNode[] =>
  nodes.map((node) =>
    typeof node === 'string' ? node : createElement(node.tag, node.props, ...reactNodesOf(node.children)),
  );
