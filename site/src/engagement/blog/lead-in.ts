import { isValidElement, type ReactElement, type ReactNode } from 'react';

interface Led {
  /** The first paragraph, if a text begins with one of words only. */
  readonly lead: string | undefined;
  readonly rest: readonly ReactNode[];
}

const isWords = (node: ReactNode): node is ReactElement<{ children: readonly string[] }> =>
  isValidElement<{ children?: readonly ReactNode[] }>(node) &&
  node.type === 'p' &&
  (node.props.children ?? []).every((each) => typeof each === 'string');

/** Takes the lead from a text: its first paragraph, which is shown a little larger. */
export const leadIn = (content: readonly ReactNode[]): Led => {
  const at = content.findIndex((node) => typeof node !== 'string' || node.trim() !== '');
  const first = content[at];
  if (!isWords(first)) return { lead: undefined, rest: content };
  return { lead: first.props.children.join(''), rest: content.slice(at + 1) };
};
