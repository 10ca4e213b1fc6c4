import type { Node } from 'estree-walker';

/** A node of the syntax tree with its place in the source. */
export type Placed = Node & { readonly start: number; readonly end: number };
type Property = Placed & { readonly key: Placed; readonly value: Placed; readonly type: 'Property' };

/** Whether a node has its place, as all of a parsed module have. */
export const isPlaced = (node: Node): node is Placed => 'start' in node && 'end' in node;

/** Returns the properties of an object; none for another node. */
export const propertiesOf = (node: Placed): readonly Property[] =>
  node.type === 'ObjectExpression' ? (node.properties as Property[]).filter(({ type }) => type === 'Property') : [];

/** Returns the name of a property; null where it is computed. */
export const nameOf = ({ key }: Property): string | null =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
